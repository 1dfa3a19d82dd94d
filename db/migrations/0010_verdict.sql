ALTER TABLE "person" ADD COLUMN "verdict" text;--> statement-breakpoint
UPDATE "person" SET "verdict" = (SELECT "verdict" FROM "investor_decision" WHERE "person_id" = "person"."id" ORDER BY "decided_at" DESC, "id" DESC LIMIT 1);--> statement-breakpoint
CREATE INDEX "lead_quiz" ON "lead" USING btree ("created_at","email") WHERE form = 'quiz' and not spam;--> statement-breakpoint
CREATE INDEX "lead_guide" ON "lead" USING btree ("email","created_at") WHERE form = 'guide' and not spam;--> statement-breakpoint
CREATE INDEX "person_waits" ON "person" USING btree ("created_at","id") WHERE role = 'investor' and verdict is null;--> statement-breakpoint
CREATE INDEX "person_verdict" ON "person" USING btree ("verdict","created_at","id") WHERE role = 'investor';--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_verdict_known" CHECK ("person"."verdict" in ('yes', 'no'));