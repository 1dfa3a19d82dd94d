CREATE TABLE "conference_date_mail" (
	"lead_id" uuid NOT NULL,
	"date" text NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conference_date_mail_lead_id_date_pk" PRIMARY KEY("lead_id","date")
);
--> statement-breakpoint
DROP INDEX "privacy_request_newest";--> statement-breakpoint
ALTER TABLE "conference_date_mail" ADD CONSTRAINT "conference_date_mail_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "privacy_request_newest" ON "privacy_request" USING btree ("asked_at","id");