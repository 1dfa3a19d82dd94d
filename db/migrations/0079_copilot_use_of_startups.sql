-- Earlier use is counted for the startup that its founder is in today; without one, for the founder's own first startup.
ALTER TABLE "chat_use" ADD COLUMN "startup" text;--> statement-breakpoint
ALTER TABLE "chat_use" ADD COLUMN "is_granted" boolean;--> statement-breakpoint
UPDATE "chat_use" u SET "startup" = coalesce((SELECT seat."startup" FROM "startup_seat" seat WHERE seat."person" = u."founder"), u."founder");--> statement-breakpoint
UPDATE "chat_use" u SET "is_granted" = EXISTS (
	SELECT FROM "plan_grant" s WHERE s."startup" = u."startup" AND s."source" <> 'trial' AND s."starts_on" <= u."day"
	AND (s."ends_on" IS NULL OR s."ends_on" >= u."day") AND (s."ended_on" IS NULL OR s."ended_on" > u."day")
);--> statement-breakpoint
ALTER TABLE "chat_use" ALTER COLUMN "startup" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_use" ALTER COLUMN "is_granted" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_use" DROP CONSTRAINT "chat_use_founder_day_pk";--> statement-breakpoint
ALTER TABLE "chat_use" ADD CONSTRAINT "chat_use_founder_startup_day_is_granted_pk" PRIMARY KEY("founder","startup","day","is_granted");
