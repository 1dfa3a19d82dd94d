CREATE TABLE "update_draft" (
	"startup" text PRIMARY KEY NOT NULL,
	"worked" text NOT NULL,
	"stuck" text NOT NULL,
	"asked" text NOT NULL,
	"cash" boolean NOT NULL,
	"runway" boolean NOT NULL,
	"by" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "update_draft_length" CHECK (char_length("update_draft"."worked") <= 600 and char_length("update_draft"."stuck") <= 600 and char_length("update_draft"."asked") <= 600)
);
--> statement-breakpoint
ALTER TABLE "update_draft" ADD CONSTRAINT "update_draft_startup_startup_id_fk" FOREIGN KEY ("startup") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;