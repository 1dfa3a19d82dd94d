CREATE TABLE "cap_table" (
	"founder" text PRIMARY KEY NOT NULL,
	"holders" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"founder" text NOT NULL,
	"investor" text,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deal_view_kind" CHECK ("deal_view"."kind" in ('profile', 'deck', 'website'))
);
--> statement-breakpoint
CREATE TABLE "deal_view_opt_out" (
	"investor" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_viewing" (
	"founder" text NOT NULL,
	"investor" text NOT NULL,
	"kind" text NOT NULL,
	"last_counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deal_viewing_founder_investor_kind_pk" PRIMARY KEY("founder","investor","kind")
);
--> statement-breakpoint
CREATE TABLE "kpi_alert" (
	"id" uuid PRIMARY KEY NOT NULL,
	"founder" text NOT NULL,
	"kind" text NOT NULL,
	"level" text NOT NULL,
	"figure" numeric(12, 3),
	"opened_by" uuid,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	CONSTRAINT "kpi_alert_kind" CHECK ("kpi_alert"."kind" in ('runway', 'churn', 'cac', 'cash', 'check-in')),
	CONSTRAINT "kpi_alert_level" CHECK ("kpi_alert"."level" in ('caution', 'critical'))
);
--> statement-breakpoint
CREATE TABLE "kpi_check_in" (
	"id" uuid PRIMARY KEY NOT NULL,
	"founder" text NOT NULL,
	"month" date NOT NULL,
	"mrr" bigint NOT NULL,
	"cash" bigint NOT NULL,
	"burn" bigint NOT NULL,
	"cac" bigint NOT NULL,
	"churn" numeric(6, 3) NOT NULL,
	"nps" integer,
	"active_deals" integer,
	"last_investor_contact" date,
	"raised" bigint,
	"difference" text DEFAULT '' NOT NULL,
	"author" text NOT NULL,
	"source" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kpi_check_in_month_first" CHECK (extract(day from "kpi_check_in"."month") = 1),
	CONSTRAINT "kpi_check_in_churn" CHECK ("kpi_check_in"."churn" between 0 and 100),
	CONSTRAINT "kpi_check_in_nps" CHECK ("kpi_check_in"."nps" between -100 and 100),
	CONSTRAINT "kpi_check_in_not_negative" CHECK ("kpi_check_in"."mrr" >= 0 and "kpi_check_in"."cash" >= 0 and "kpi_check_in"."cac" >= 0),
	CONSTRAINT "kpi_check_in_source" CHECK ("kpi_check_in"."source" in ('form', 'csv', 'demo'))
);
--> statement-breakpoint
CREATE TABLE "kpi_threshold" (
	"founder" text NOT NULL,
	"kind" text NOT NULL,
	"value" numeric(6, 2) NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kpi_threshold_founder_kind_pk" PRIMARY KEY("founder","kind")
);
--> statement-breakpoint
CREATE TABLE "mentor_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"founder" text NOT NULL,
	"mentor" text NOT NULL,
	"topic" text NOT NULL,
	"times" jsonb NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verdict" text,
	"chosen_time" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "mentor_request_answered_whole" CHECK (("mentor_request"."answered_at" is null) = ("mentor_request"."answered_by" is null) and ("mentor_request"."answered_at" is null) = ("mentor_request"."verdict" is null) and ("mentor_request"."verdict" is distinct from 'yes' or "mentor_request"."chosen_time" is not null))
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"notified_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "notification_once" UNIQUE("person","kind","event")
);
--> statement-breakpoint
CREATE TABLE "notification_choice" (
	"person" text NOT NULL,
	"kind" text NOT NULL,
	"by_mail" boolean NOT NULL,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_choice_person_kind_pk" PRIMARY KEY("person","kind")
);
--> statement-breakpoint
CREATE TABLE "onboarding" (
	"person" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "onboarding_outcome" CHECK ("onboarding"."outcome" in ('finished', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "pitch_application" (
	"lead" uuid PRIMARY KEY NOT NULL,
	"founder" text NOT NULL,
	"session" text NOT NULL,
	"scan" uuid NOT NULL,
	"score" integer NOT NULL,
	"plan" text NOT NULL,
	"fee_text" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pitch_application_once" UNIQUE("founder","session")
);
--> statement-breakpoint
CREATE TABLE "trial_taken" (
	"digest" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publication" (
	"id" uuid PRIMARY KEY NOT NULL,
	"founder" text NOT NULL,
	"customers" jsonb NOT NULL,
	"deep_tech" boolean NOT NULL,
	"shown" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "readiness_scan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"founder" text NOT NULL,
	"score" integer NOT NULL,
	"findings" jsonb NOT NULL,
	"rules_version" integer NOT NULL,
	"inputs_digest" text NOT NULL,
	"scanned_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "readiness_scan_score" CHECK ("readiness_scan"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "score_review" (
	"id" uuid PRIMARY KEY NOT NULL,
	"founder" text NOT NULL,
	"scan" uuid NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "score_review_answered_whole" CHECK (("score_review"."answered_at" is null) = ("score_review"."answered_by" is null))
);
--> statement-breakpoint
ALTER TABLE "plan_grant" ADD COLUMN "source" text DEFAULT 'desk' NOT NULL;--> statement-breakpoint
ALTER TABLE "cap_table" ADD CONSTRAINT "cap_table_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_view" ADD CONSTRAINT "deal_view_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_view" ADD CONSTRAINT "deal_view_investor_person_id_fk" FOREIGN KEY ("investor") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_view_opt_out" ADD CONSTRAINT "deal_view_opt_out_investor_person_id_fk" FOREIGN KEY ("investor") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_viewing" ADD CONSTRAINT "deal_viewing_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_viewing" ADD CONSTRAINT "deal_viewing_investor_person_id_fk" FOREIGN KEY ("investor") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi_alert" ADD CONSTRAINT "kpi_alert_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi_alert" ADD CONSTRAINT "kpi_alert_opened_by_kpi_check_in_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."kpi_check_in"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi_alert" ADD CONSTRAINT "kpi_alert_closed_by_kpi_check_in_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."kpi_check_in"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi_check_in" ADD CONSTRAINT "kpi_check_in_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi_threshold" ADD CONSTRAINT "kpi_threshold_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_request" ADD CONSTRAINT "mentor_request_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_person_person_id_fk" FOREIGN KEY ("person") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choice" ADD CONSTRAINT "notification_choice_person_person_id_fk" FOREIGN KEY ("person") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding" ADD CONSTRAINT "onboarding_person_person_id_fk" FOREIGN KEY ("person") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_application" ADD CONSTRAINT "pitch_application_lead_lead_id_fk" FOREIGN KEY ("lead") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_application" ADD CONSTRAINT "pitch_application_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readiness_scan" ADD CONSTRAINT "readiness_scan_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_review" ADD CONSTRAINT "score_review_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_review" ADD CONSTRAINT "score_review_scan_readiness_scan_id_fk" FOREIGN KEY ("scan") REFERENCES "public"."readiness_scan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_view_of" ON "deal_view" USING btree ("founder","at");--> statement-breakpoint
CREATE INDEX "deal_view_by" ON "deal_view" USING btree ("investor","at");--> statement-breakpoint
CREATE UNIQUE INDEX "kpi_alert_open" ON "kpi_alert" USING btree ("founder","kind") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "kpi_alert_of" ON "kpi_alert" USING btree ("founder","opened_at");--> statement-breakpoint
CREATE INDEX "kpi_check_in_of" ON "kpi_check_in" USING btree ("founder","month","recorded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mentor_request_open" ON "mentor_request" USING btree ("founder","mentor") WHERE answered_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "mentor_request_time" ON "mentor_request" USING btree ("mentor","chosen_time") WHERE verdict = 'yes';--> statement-breakpoint
CREATE INDEX "mentor_request_waiting" ON "mentor_request" USING btree ("asked_at") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "notification_of" ON "notification" USING btree ("person","notified_at");--> statement-breakpoint
CREATE INDEX "notification_to_mail" ON "notification" USING btree ("person") WHERE mailed_at is null and read_at is null;--> statement-breakpoint
CREATE INDEX "pitch_application_session" ON "pitch_application" USING btree ("session","score");--> statement-breakpoint
CREATE UNIQUE INDEX "publication_open" ON "publication" USING btree ("founder") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "publication_newest" ON "publication" USING btree ("published_at","id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "readiness_scan_of" ON "readiness_scan" USING btree ("founder","scanned_at");--> statement-breakpoint
CREATE UNIQUE INDEX "score_review_open" ON "score_review" USING btree ("founder") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "score_review_of" ON "score_review" USING btree ("founder","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_grant_one_trial" ON "plan_grant" USING btree ("person_id") WHERE source = 'trial';--> statement-breakpoint
ALTER TABLE "plan_grant" ADD CONSTRAINT "plan_grant_source" CHECK ("plan_grant"."source" in ('desk', 'trial'));