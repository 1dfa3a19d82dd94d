ALTER TABLE "introduction_answer" ADD COLUMN "email" text;--> statement-breakpoint
UPDATE "introduction_answer" SET "email" = (SELECT "email" FROM "person" WHERE "id" = "by") WHERE "side" = 'startup' AND "verdict" = 'yes';
