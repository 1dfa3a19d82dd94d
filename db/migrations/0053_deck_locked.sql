ALTER TABLE "deck_version" ADD COLUMN "locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deck_link" ADD COLUMN "copy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "deck_version" v SET "locked" = true WHERE EXISTS (SELECT 1 FROM "deck_original" o WHERE o."version" = v."id" GROUP BY o."version" HAVING position('/Encrypt'::bytea IN string_agg(o."bytes", ''::bytea ORDER BY o."number")) > 0);
