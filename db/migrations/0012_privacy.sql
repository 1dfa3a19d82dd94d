CREATE TABLE "inactivity_warning" (
	"person_id" text PRIMARY KEY NOT NULL,
	"warned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "privacy_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text,
	"subject" text NOT NULL,
	"lang" text NOT NULL,
	"via" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"outcome" text,
	"records" integer
);
--> statement-breakpoint
CREATE TABLE "retention_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"day" date NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"removed" integer DEFAULT 0 NOT NULL,
	"error" text,
	CONSTRAINT "retention_run_day" UNIQUE("rule","day")
);
--> statement-breakpoint
CREATE TABLE "tombstone" (
	"digest" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppression" (
	"digest" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_consent" DROP CONSTRAINT "lead_consent_lead_id_lead_id_fk";
--> statement-breakpoint
ALTER TABLE "newsletter_event" DROP CONSTRAINT "newsletter_event_subscription_id_newsletter_subscription_id_fk";
--> statement-breakpoint
ALTER TABLE "person_consent" DROP CONSTRAINT "person_consent_person_id_person_id_fk";
--> statement-breakpoint
ALTER TABLE "lead_consent" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "newsletter_event" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "person_consent" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "last_sign_in_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "inactivity_warning" ADD CONSTRAINT "inactivity_warning_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "privacy_link_email" ON "privacy_link" USING btree ("email");--> statement-breakpoint
CREATE INDEX "privacy_link_expires" ON "privacy_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "privacy_request_newest" ON "privacy_request" USING btree ("asked_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "privacy_request_subject" ON "privacy_request" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "privacy_request_open" ON "privacy_request" USING btree ("closed_at","effective_at");--> statement-breakpoint
CREATE INDEX "retention_run_newest" ON "retention_run" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "lead_consent_subject" ON "lead_consent" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "newsletter_event_subject" ON "newsletter_event" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "person_consent_subject" ON "person_consent" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "person_unused" ON "person" USING btree ("last_sign_in_at");--> statement-breakpoint
CREATE INDEX "job_finished" ON "job" USING btree ("finished_at") WHERE state in ('done', 'dismissed');