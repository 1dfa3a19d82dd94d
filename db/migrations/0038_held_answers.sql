DROP INDEX "application_decision_step";--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "shown_standing" text DEFAULT 'first' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_decision" ADD COLUMN "leaves_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "application_decision" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_decision" ADD COLUMN "recalled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_decision" ADD COLUMN "recalled_by" text;--> statement-breakpoint
ALTER TABLE "application_decision" ADD COLUMN "replaced_by" uuid;--> statement-breakpoint
ALTER TABLE "application_decision" ADD COLUMN "batch" uuid;--> statement-breakpoint
ALTER TABLE "application_invitation" ADD COLUMN "leaves_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "application_invitation" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_invitation" ADD COLUMN "recalled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_invitation" ADD COLUMN "recalled_by" text;--> statement-breakpoint
UPDATE "application" SET "shown_standing" = "standing";--> statement-breakpoint
UPDATE "application_decision" SET "leaves_at" = "decided_at", "released_at" = "decided_at";--> statement-breakpoint
UPDATE "application_invitation" SET "leaves_at" = "invited_at", "released_at" = "invited_at";--> statement-breakpoint
UPDATE "application_decision" SET "replaced_by" = (
	SELECT later."id" FROM "application_decision" later
	WHERE later."application_id" = "application_decision"."application_id" AND later."step" = "application_decision"."step"
		AND (later."decided_at", later."id") > ("application_decision"."decided_at", "application_decision"."id")
	ORDER BY later."decided_at", later."id" LIMIT 1
);--> statement-breakpoint
CREATE INDEX "application_accepted" ON "application" USING btree ("intake") WHERE standing = 'accepted' or shown_standing = 'accepted';--> statement-breakpoint
CREATE INDEX "application_decision_held" ON "application_decision" USING btree ("leaves_at") WHERE released_at is null and recalled_at is null;--> statement-breakpoint
CREATE INDEX "application_decision_batch" ON "application_decision" USING btree ("batch") WHERE batch is not null;--> statement-breakpoint
CREATE INDEX "application_invitation_held" ON "application_invitation" USING btree ("leaves_at") WHERE released_at is null and recalled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "application_decision_step" ON "application_decision" USING btree ("application_id","step") WHERE recalled_at is null and replaced_by is null;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_shown_standing_known" CHECK ("application"."shown_standing" in ('first', 'call', 'accepted', 'waitlisted', 'declined', 'freed', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "application_decision" ADD CONSTRAINT "application_decision_left_or_recalled" CHECK ("application_decision"."released_at" is null or "application_decision"."recalled_at" is null);--> statement-breakpoint
ALTER TABLE "application_invitation" ADD CONSTRAINT "application_invitation_left_or_recalled" CHECK ("application_invitation"."released_at" is null or "application_invitation"."recalled_at" is null);