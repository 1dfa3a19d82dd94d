CREATE TABLE "session_place" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"session" text NOT NULL,
	"author" text NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_back_at" timestamp with time zone,
	"taken_back_by" text
);
--> statement-breakpoint
ALTER TABLE "session_place" ADD CONSTRAINT "session_place_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "session_place_of" ON "session_place" USING btree ("lead_id") WHERE taken_back_at is null;--> statement-breakpoint
CREATE INDEX "session_place_taken" ON "session_place" USING btree ("session") WHERE taken_back_at is null;