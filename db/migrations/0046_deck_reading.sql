CREATE TABLE "deck_page_read" (
	"founder" text NOT NULL,
	"reader" uuid NOT NULL,
	"visit" uuid NOT NULL,
	"page" integer NOT NULL,
	"seconds" double precision NOT NULL,
	CONSTRAINT "deck_page_read_visit_page_pk" PRIMARY KEY("visit","page"),
	CONSTRAINT "deck_page_read_seconds" CHECK ("deck_page_read"."seconds" between 0 and 600)
);
--> statement-breakpoint
ALTER TABLE "deck_reader" ADD COLUMN "beat_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deck_reader" ADD COLUMN "beat_visit" uuid;--> statement-breakpoint
ALTER TABLE "deck_reader" ADD COLUMN "beat_page" integer;--> statement-breakpoint
ALTER TABLE "deck_page_read" ADD CONSTRAINT "deck_page_read_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_page_read" ADD CONSTRAINT "deck_page_read_reader_deck_reader_id_fk" FOREIGN KEY ("reader") REFERENCES "public"."deck_reader"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_page_read" ADD CONSTRAINT "deck_page_read_visit_deck_visit_id_fk" FOREIGN KEY ("visit") REFERENCES "public"."deck_visit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deck_page_read_by" ON "deck_page_read" USING btree ("reader");