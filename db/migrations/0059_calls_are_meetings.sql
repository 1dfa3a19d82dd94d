ALTER TABLE "host" DROP CONSTRAINT "host_kind_known";--> statement-breakpoint
ALTER TABLE "host" ADD CONSTRAINT "host_kind_known" CHECK ("host"."kind" in ('mentor', 'expert', 'team'));--> statement-breakpoint
ALTER TABLE "meeting" ALTER COLUMN "founder" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting" ADD COLUMN "application" uuid;--> statement-breakpoint
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_application_application_id_fk" FOREIGN KEY ("application") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_application_unique" UNIQUE("application");--> statement-breakpoint
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_of_one" CHECK (("meeting"."founder" is null) <> ("meeting"."application" is null));--> statement-breakpoint
INSERT INTO "host" ("id", "kind", "zone") SELECT '@team', 'team', 'Europe/Paris' WHERE EXISTS (SELECT FROM "application_booking");--> statement-breakpoint
-- An old call that another one followed before its end ends where that one begins: calls that were held do not overlap.
INSERT INTO "meeting" ("id", "host", "application", "topic", "starts_at", "ends_at", "busy_to", "place", "sequence", "booked_at", "changed_at", "cancelled_at", "cancelled_by")
SELECT b."id", '@team', b."application_id", '', b."starts_at", b."until", b."until", b."place", b."sequence", b."changed_at", b."changed_at", b."cancelled_at",
  CASE WHEN b."cancelled_at" IS NULL THEN NULL
    WHEN EXISTS (SELECT FROM "application_withdrawal" w WHERE w."application_id" = b."application_id" AND w."withdrawn_at" = b."cancelled_at") THEN 'guest'
    ELSE 'host' END
FROM (SELECT *, least("starts_at" + "minutes" * interval '1 minute',
    CASE WHEN "cancelled_at" IS NULL THEN lead("starts_at") OVER (PARTITION BY "cancelled_at" IS NULL ORDER BY "starts_at") END) AS "until"
  FROM "application_booking") b;--> statement-breakpoint
DROP TABLE "application_booking" CASCADE;
