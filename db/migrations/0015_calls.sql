CREATE TABLE "application_booking" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"place" text NOT NULL,
	"sequence" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "application_booking_application_id_unique" UNIQUE("application_id")
);
--> statement-breakpoint
CREATE TABLE "application_sent_draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_booking" ADD CONSTRAINT "application_booking_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_sent_draft" ADD CONSTRAINT "application_sent_draft_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_booking_time" ON "application_booking" USING btree ("starts_at") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "application_sent_draft_of" ON "application_sent_draft" USING btree ("lead_id");--> statement-breakpoint
-- data
-- Of two calls at one hour, the one that was chosen first keeps it; the other applicant is asked to choose again.
INSERT INTO "application_booking" ("id", "application_id", "starts_at", "minutes", "place", "sequence", "changed_at")
SELECT DISTINCT ON (a."call_at") gen_random_uuid(), a."id", a."call_at", 30, i."meeting", 0, coalesce(i."chosen_at", now())
FROM "application" a
CROSS JOIN LATERAL (SELECT "meeting", "chosen_at" FROM "application_invitation" WHERE "application_id" = a."id" ORDER BY "invited_at" DESC LIMIT 1) i
WHERE a."call_at" IS NOT NULL AND a."standing" IN ('call', 'accepted', 'waitlisted')
ORDER BY a."call_at", i."chosen_at";--> statement-breakpoint
UPDATE "application" a SET "call_at" = NULL
WHERE a."call_at" > now() AND NOT EXISTS (SELECT FROM "application_booking" b WHERE b."application_id" = a."id");
