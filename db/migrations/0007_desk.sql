CREATE TABLE "application_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"author" text NOT NULL,
	"times" jsonb NOT NULL,
	"meeting" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"chosen_time" timestamp with time zone,
	"chosen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "delivery_dismissal" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"author" text NOT NULL,
	"reason" text NOT NULL,
	"dismissed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_dismissal_signed" CHECK (trim("delivery_dismissal"."author") <> '' and trim("delivery_dismissal"."reason") <> '')
);
--> statement-breakpoint
CREATE TABLE "lead_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_note_said" CHECK (trim("lead_note"."text") <> '')
);
--> statement-breakpoint
CREATE TABLE "lead_status_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"status" text NOT NULL,
	"author" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_status_change_known" CHECK ("lead_status_change"."status" in ('new', 'answered', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "backup_run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_decision" DROP CONSTRAINT "application_decision_step";--> statement-breakpoint
ALTER TABLE "application_decision" DROP CONSTRAINT "application_decision_known";--> statement-breakpoint
DROP INDEX "lead_email";--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "standing" text DEFAULT 'first' NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "sent_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "call_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_decision" ADD COLUMN "line" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "search" text GENERATED ALWAYS AS (' ' || regexp_replace(regexp_replace(replace(replace(replace(lower(normalize(email || ' ' || regexp_replace(left(payload::text, 4000), '"[A-Za-z]+": |\\.', ' ', 'g'), NFD)), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), '[\u0300-\u036f]', '', 'g'), '[[:space:]!-/:-@\[-`{-~]+', ' ', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "search" text GENERATED ALWAYS AS (' ' || regexp_replace(regexp_replace(replace(replace(replace(lower(normalize(email || ' ' || name || ' ' || first_name || ' ' || last_name, NFD)), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), '[\u0300-\u036f]', '', 'g'), '[[:space:]!-/:-@\[-`{-~]+', ' ', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "application_invitation" ADD CONSTRAINT "application_invitation_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_dismissal" ADD CONSTRAINT "delivery_dismissal_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_note" ADD CONSTRAINT "lead_note_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_status_change" ADD CONSTRAINT "lead_status_change_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_invitation_of" ON "application_invitation" USING btree ("application_id","invited_at");--> statement-breakpoint
CREATE INDEX "lead_note_of" ON "lead_note" USING btree ("lead_id","written_at");--> statement-breakpoint
CREATE INDEX "lead_status_change_of" ON "lead_status_change" USING btree ("lead_id","changed_at");--> statement-breakpoint
CREATE INDEX "application_sent" ON "application" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "application_intake" ON "application" USING btree ("intake","sent_at","id");--> statement-breakpoint
CREATE INDEX "application_standing" ON "application" USING btree ("standing","sent_at","id");--> statement-breakpoint
CREATE INDEX "application_intake_standing" ON "application" USING btree ("intake","standing","sent_at","id");--> statement-breakpoint
CREATE INDEX "application_open" ON "application" USING btree ("sent_at","id") WHERE standing in ('first', 'call');--> statement-breakpoint
CREATE INDEX "application_called" ON "application" USING btree ("call_at","id") WHERE standing = 'call';--> statement-breakpoint
CREATE INDEX "application_search" ON "application" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "application_decision_step" ON "application_decision" USING btree ("application_id","step") WHERE verdict <> 'wait';--> statement-breakpoint
CREATE INDEX "application_decision_of" ON "application_decision" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_decision_no" ON "application_decision" USING btree ("decided_at") WHERE verdict = 'no';--> statement-breakpoint
CREATE INDEX "lead_list" ON "lead" USING btree ("created_at","id") WHERE not spam;--> statement-breakpoint
CREATE INDEX "lead_list_form" ON "lead" USING btree ("form","created_at","id") WHERE not spam;--> statement-breakpoint
CREATE INDEX "lead_list_status" ON "lead" USING btree ("status","created_at","id") WHERE not spam;--> statement-breakpoint
CREATE INDEX "lead_list_form_status" ON "lead" USING btree ("form","status","created_at","id") WHERE not spam;--> statement-breakpoint
CREATE INDEX "lead_untold" ON "lead" USING btree ("created_at","id") WHERE not spam and not told and status = 'new';--> statement-breakpoint
CREATE INDEX "lead_untold_form" ON "lead" USING btree ("form","created_at","id") WHERE not spam and not told and status = 'new';--> statement-breakpoint
CREATE INDEX "lead_spam" ON "lead" USING btree ("created_at","id") WHERE spam;--> statement-breakpoint
CREATE INDEX "lead_search" ON "lead" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "person_search" ON "person" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_list_state" ON "job" USING btree ("state","seq");--> statement-breakpoint
CREATE INDEX "job_list_queue" ON "job" USING btree ("queue","state","seq");--> statement-breakpoint
CREATE INDEX "job_list_key" ON "job" USING btree ("key","seq");--> statement-breakpoint
CREATE INDEX "lead_email" ON "lead" USING btree ("email","created_at","id");--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_standing_known" CHECK ("application"."standing" in ('first', 'call', 'accepted', 'waitlisted', 'declined', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "application_decision" ADD CONSTRAINT "application_decision_known" CHECK ("application_decision"."step" in ('first', 'final') and ("application_decision"."verdict" in ('yes', 'no') or ("application_decision"."verdict" = 'wait' and "application_decision"."step" = 'final')));--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_status_known" CHECK ("lead"."status" in ('new', 'answered', 'closed'));--> statement-breakpoint
UPDATE "lead" SET "told" = true WHERE EXISTS (SELECT FROM "job" WHERE "job"."subject" = "lead"."id" AND "job"."queue" = 'operator-mail');
--> statement-breakpoint
UPDATE "application" SET
  "sent_at" = coalesce((SELECT min("submitted_at") FROM "application_submission" s WHERE s."application_id" = "application"."id" AND (seen."withdrawn_at" IS NULL OR seen."withdrawn_at" >= seen."submitted_at" OR s."submitted_at" > seen."withdrawn_at")), seen."submitted_at"),
  "standing" = CASE
    WHEN seen."withdrawn_at" >= seen."submitted_at" THEN 'withdrawn'
    WHEN seen."final" = 'yes' THEN 'accepted'
    WHEN seen."final" = 'no' OR seen."first" = 'no' THEN 'declined'
    WHEN seen."first" = 'yes' THEN 'call'
    ELSE 'first' END,
  "search" = (SELECT "search" FROM "lead" WHERE "lead"."id" = "application"."id")
FROM (
  SELECT a."id",
    (SELECT max("submitted_at") FROM "application_submission" s WHERE s."application_id" = a."id") AS "submitted_at",
    (SELECT max("withdrawn_at") FROM "application_withdrawal" w WHERE w."application_id" = a."id") AS "withdrawn_at",
    (SELECT "verdict" FROM "application_decision" d WHERE d."application_id" = a."id" AND d."step" = 'first') AS "first",
    (SELECT "verdict" FROM "application_decision" d WHERE d."application_id" = a."id" AND d."step" = 'final') AS "final"
  FROM "application" a
) seen WHERE seen."id" = "application"."id" AND seen."submitted_at" IS NOT NULL;
