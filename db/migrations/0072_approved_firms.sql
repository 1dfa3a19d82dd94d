ALTER TABLE "investor_decision" ADD COLUMN "firm" text;--> statement-breakpoint
UPDATE "investor_decision" SET "firm" = coalesce((SELECT "company_name" FROM "investor_profiles" WHERE "user_id" = "person_id"), '') WHERE "verdict" = 'yes';
