CREATE TABLE "confirmed_address" (
	"email" text NOT NULL,
	"by" text NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "confirmed_address_email_by_pk" PRIMARY KEY("email","by")
);
--> statement-breakpoint
ALTER TABLE "account_link" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_up" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "confirmed_address_oldest" ON "confirmed_address" USING btree ("confirmed_at");--> statement-breakpoint
-- data
UPDATE "job" SET "queue" = CASE
	WHEN "data" ->> 'letter' IN ('account-confirm', 'account-known', 'password-reset', 'email-change') THEN 'security-mail'
	WHEN "data" ->> 'letter' = 'privacy-link' THEN 'own-data-mail'
	WHEN "data" ->> 'letter' IN ('application-receipt', 'application-revision', 'application-resume') THEN 'application-mail'
	ELSE 'owner-mail'
END
WHERE "queue" = 'mail' AND "data" ->> 'letter' IN ('account-confirm', 'account-known', 'password-reset', 'email-change', 'privacy-link', 'application-receipt', 'application-revision', 'application-resume', 'account-welcome', 'account-unused', 'password-changed', 'email-changed', 'newsletter-welcome', 'privacy-export', 'privacy-erasure', 'privacy-erased', 'application-call-set');--> statement-breakpoint
INSERT INTO "confirmed_address" ("email", "by", "confirmed_at")
SELECT lower("email"), "by", max("at") FROM (
	SELECT "email", 'account' AS "by", "created_at" AS "at" FROM "person" WHERE "email_verified" AND "role" <> 'admin'
	UNION ALL SELECT "email", 'newsletter', "confirmed_at" FROM "newsletter_subscription" WHERE "confirmed_at" IS NOT NULL
	UNION ALL SELECT "email", 'application', "used_at" FROM "application_resume" WHERE "used_at" IS NOT NULL
	UNION ALL SELECT "guide"."email", 'guide', "guide_done"."done_at" FROM "guide_done" JOIN "guide" ON "guide"."id" = "guide_done"."guide_id"
) "pressed" GROUP BY lower("email"), "by";
