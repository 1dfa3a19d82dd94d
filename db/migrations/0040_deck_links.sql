CREATE TABLE "deck_code" (
	"link" uuid PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"founder" text NOT NULL,
	"to_email" text,
	"password_hash" text,
	"watermark" boolean NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"cut_at" timestamp with time zone,
	"cut_by" text,
	CONSTRAINT "deck_link_for" CHECK (num_nonnulls("deck_link"."to_email", "deck_link"."password_hash") = 1)
);
--> statement-breakpoint
CREATE TABLE "deck_open_count" (
	"founder" text NOT NULL,
	"link" uuid NOT NULL,
	"day" date NOT NULL,
	"openings" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "deck_open_count_link_day_pk" PRIMARY KEY("link","day")
);
--> statement-breakpoint
ALTER TABLE "deck_visit" ADD COLUMN "link" uuid;--> statement-breakpoint
ALTER TABLE "deck_code" ADD CONSTRAINT "deck_code_link_deck_link_id_fk" FOREIGN KEY ("link") REFERENCES "public"."deck_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_link" ADD CONSTRAINT "deck_link_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_open_count" ADD CONSTRAINT "deck_open_count_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_open_count" ADD CONSTRAINT "deck_open_count_link_deck_link_id_fk" FOREIGN KEY ("link") REFERENCES "public"."deck_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deck_link_to" ON "deck_link" USING btree ("founder","to_email") WHERE cut_at is null;--> statement-breakpoint
CREATE INDEX "deck_link_of" ON "deck_link" USING btree ("founder","created_at");--> statement-breakpoint
ALTER TABLE "deck_visit" ADD CONSTRAINT "deck_visit_link_deck_link_id_fk" FOREIGN KEY ("link") REFERENCES "public"."deck_link"("id") ON DELETE set null ON UPDATE no action;