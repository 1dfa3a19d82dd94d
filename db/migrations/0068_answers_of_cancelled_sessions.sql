ALTER TABLE "pitch_answer" DROP CONSTRAINT "pitch_answer_reason";--> statement-breakpoint
ALTER TABLE "pitch_answer" ALTER COLUMN "author" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pitch_answer" ADD CONSTRAINT "pitch_answer_reason" CHECK ("pitch_answer"."reason" in ('full', 'early', 'fit', 'incomplete', 'cancelled'));