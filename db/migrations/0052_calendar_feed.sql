CREATE TABLE "calendar_feed" (
	"person" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"no_files_since" timestamp with time zone,
	CONSTRAINT "calendar_feed_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_person_person_id_fk" FOREIGN KEY ("person") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;