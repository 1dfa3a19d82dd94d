CREATE TABLE "application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"intake" text NOT NULL,
	"email" text NOT NULL,
	"lang" text NOT NULL,
	CONSTRAINT "application_intake_email" UNIQUE("intake","email")
);
--> statement-breakpoint
CREATE TABLE "application_call" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"slots" text NOT NULL,
	"phone" text,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_decision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"step" text NOT NULL,
	"verdict" text NOT NULL,
	"author" text NOT NULL,
	"reason" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_decision_step" UNIQUE("application_id","step"),
	CONSTRAINT "application_decision_known" CHECK ("application_decision"."step" in ('first', 'final') and "application_decision"."verdict" in ('yes', 'no')),
	CONSTRAINT "application_decision_signed" CHECK (trim("application_decision"."author") <> '' and trim("application_decision"."reason") <> '')
);
--> statement-breakpoint
CREATE TABLE "application_draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid,
	"email" text NOT NULL,
	"typed" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_draft_application_id_unique" UNIQUE("application_id")
);
--> statement-breakpoint
CREATE TABLE "application_resume" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "application_revision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "application_submission" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"seconds" integer,
	"submitted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_withdrawal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"withdrawn_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_id_lead_id_fk" FOREIGN KEY ("id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_call" ADD CONSTRAINT "application_call_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_decision" ADD CONSTRAINT "application_decision_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_draft" ADD CONSTRAINT "application_draft_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_revision" ADD CONSTRAINT "application_revision_id_lead_id_fk" FOREIGN KEY ("id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_revision" ADD CONSTRAINT "application_revision_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_submission" ADD CONSTRAINT "application_submission_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_withdrawal" ADD CONSTRAINT "application_withdrawal_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_email" ON "application" USING btree ("email");--> statement-breakpoint
CREATE INDEX "application_call_of" ON "application_call" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_draft_email" ON "application_draft" USING btree ("email");--> statement-breakpoint
CREATE INDEX "application_draft_saved" ON "application_draft" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "application_resume_expires" ON "application_resume" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "application_revision_of" ON "application_revision" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_submission_of" ON "application_submission" USING btree ("application_id","submitted_at");--> statement-breakpoint
CREATE INDEX "application_withdrawal_of" ON "application_withdrawal" USING btree ("application_id");