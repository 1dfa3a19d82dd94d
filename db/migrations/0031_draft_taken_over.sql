ALTER TABLE "application_draft" ADD COLUMN "begun_as" uuid;--> statement-breakpoint
ALTER TABLE "application_draft" ADD CONSTRAINT "application_draft_begun_as_unique" UNIQUE("begun_as");