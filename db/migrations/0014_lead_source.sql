-- data
UPDATE "lead" SET "source" = jsonb_set("source", '{page}', '"/application/drafts/:pass"') WHERE "source"->>'page' LIKE '/application/drafts/%';--> statement-breakpoint
UPDATE "lead" SET "source" = jsonb_set("source", '{page}', '"/decks/:startup"') WHERE "source"->>'page' LIKE '/decks/%';
