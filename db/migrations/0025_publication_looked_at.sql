CREATE TABLE "publication_look" (
	"id" uuid PRIMARY KEY NOT NULL,
	"founder" text NOT NULL,
	"name" text NOT NULL,
	"deck" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"verdict" text,
	"reason" text DEFAULT '' NOT NULL,
	"looked_at" timestamp with time zone,
	"looked_by" text,
	CONSTRAINT "publication_look_verdict" CHECK ("publication_look"."verdict" in ('yes', 'no')),
	CONSTRAINT "publication_look_whole" CHECK (("publication_look"."verdict" is null) = ("publication_look"."looked_at" is null))
);
--> statement-breakpoint
ALTER TABLE "publication" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "publication" ADD COLUMN "deck" text;--> statement-breakpoint
-- What investors see today stays as it is.
UPDATE "publication" SET
  "name" = coalesce((SELECT "startup_name" FROM "founder_profiles" WHERE "user_id" = "publication"."founder"), ''),
  "deck" = coalesce((SELECT "pitch_deck_url" FROM "founder_profiles" WHERE "user_id" = "publication"."founder" AND "publication"."shown" @> '["deck"]'::jsonb), '');--> statement-breakpoint
ALTER TABLE "publication_look" ADD CONSTRAINT "publication_look_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "publication_look_open" ON "publication_look" USING btree ("founder") WHERE verdict is null;--> statement-breakpoint
CREATE INDEX "publication_look_of" ON "publication_look" USING btree ("founder","looked_at");--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_looked_at" CHECK (("publication"."name" is null) = ("publication"."deck" is null));--> statement-breakpoint
-- What founders are told of visits says the day alone.
UPDATE "notification" SET "notified_at" = (date_trunc('day', "notified_at" AT TIME ZONE 'Europe/Paris') + interval '8 hours') AT TIME ZONE 'Europe/Paris'
WHERE "kind" = 'view';
