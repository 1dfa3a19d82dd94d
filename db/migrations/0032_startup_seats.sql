CREATE TABLE "seat_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"startup" text NOT NULL,
	"person" text,
	"kind" text NOT NULL,
	"role" text NOT NULL,
	"by" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seat_event_kind_known" CHECK ("seat_event"."kind" in ('joined', 'role', 'left', 'removed', 'contact')),
	CONSTRAINT "seat_event_role_known" CHECK ("seat_event"."role" in ('owner', 'editor', 'reader'))
);
--> statement-breakpoint
CREATE TABLE "seat_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"startup" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "seat_invitation_role_known" CHECK ("seat_invitation"."role" in ('editor', 'reader')),
	CONSTRAINT "seat_invitation_email_folded" CHECK ("seat_invitation"."email" = lower("seat_invitation"."email"))
);
--> statement-breakpoint
CREATE TABLE "startup" (
	"id" text PRIMARY KEY NOT NULL,
	"contact" text NOT NULL,
	"contact_role" text DEFAULT 'owner' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "startup_contact" UNIQUE("contact"),
	CONSTRAINT "startup_contact_owns" CHECK ("startup"."contact_role" = 'owner')
);
--> statement-breakpoint
CREATE TABLE "startup_seat" (
	"person" text PRIMARY KEY NOT NULL,
	"startup" text NOT NULL,
	"role" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "startup_seat_role" UNIQUE("startup","person","role"),
	CONSTRAINT "startup_seat_role_known" CHECK ("startup_seat"."role" in ('owner', 'editor', 'reader'))
);
--> statement-breakpoint
ALTER TABLE "cap_table" DROP CONSTRAINT "cap_table_founder_person_id_fk";
--> statement-breakpoint
ALTER TABLE "cap_scenario" DROP CONSTRAINT "cap_scenario_founder_person_id_fk";
--> statement-breakpoint
ALTER TABLE "deal_view" DROP CONSTRAINT "deal_view_founder_person_id_fk";
--> statement-breakpoint
ALTER TABLE "deal_viewing" DROP CONSTRAINT "deal_viewing_founder_person_id_fk";
--> statement-breakpoint
ALTER TABLE "document_section" DROP CONSTRAINT "document_section_founder_person_id_fk";
--> statement-breakpoint
ALTER TABLE "document_version" DROP CONSTRAINT "document_version_founder_person_id_fk";
--> statement-breakpoint
ALTER TABLE "kpi_alert" DROP CONSTRAINT "kpi_alert_founder_person_id_fk";
--> statement-breakpoint
ALTER TABLE "kpi_check_in" DROP CONSTRAINT "kpi_check_in_founder_person_id_fk";
--> statement-breakpoint
ALTER TABLE "kpi_threshold" DROP CONSTRAINT "kpi_threshold_founder_person_id_fk";
--> statement-breakpoint
ALTER TABLE "mentor_request" DROP CONSTRAINT "mentor_request_founder_person_id_fk";
--> statement-breakpoint
ALTER TABLE "pitch_application" DROP CONSTRAINT "pitch_application_founder_person_id_fk";
--> statement-breakpoint
ALTER TABLE "plan_grant" DROP CONSTRAINT "plan_grant_person_id_person_id_fk";
--> statement-breakpoint
ALTER TABLE "publication" DROP CONSTRAINT "publication_founder_person_id_fk";
--> statement-breakpoint
ALTER TABLE "publication_look" DROP CONSTRAINT "publication_look_founder_person_id_fk";
--> statement-breakpoint
ALTER TABLE "readiness_scan" DROP CONSTRAINT "readiness_scan_founder_person_id_fk";
--> statement-breakpoint
ALTER TABLE "score_review" DROP CONSTRAINT "score_review_founder_person_id_fk";
--> statement-breakpoint
ALTER TABLE "founder_profiles" DROP CONSTRAINT "founder_profiles_user_id_person_id_fk";
--> statement-breakpoint
ALTER TABLE "tool_use" DROP CONSTRAINT "tool_use_founder_person_id_fk";
--> statement-breakpoint
ALTER TABLE "plan_grant" RENAME COLUMN "person_id" TO "startup";
--> statement-breakpoint
-- A startup of before takes its founder's id, so that addresses stay.
INSERT INTO "startup" ("id", "contact", "created_at")
  SELECT "id", "id", "created_at" FROM "person" WHERE "id" IN (
  SELECT "id" FROM "person" WHERE "role" = 'founder'
  UNION SELECT "user_id" FROM "founder_profiles"
  UNION SELECT "startup" FROM "plan_grant"
  UNION SELECT "founder" FROM "cap_table"
  UNION SELECT "founder" FROM "cap_scenario"
  UNION SELECT "founder" FROM "deal_view"
  UNION SELECT "founder" FROM "deal_viewing"
  UNION SELECT "founder" FROM "document_section"
  UNION SELECT "founder" FROM "document_version"
  UNION SELECT "founder" FROM "kpi_alert"
  UNION SELECT "founder" FROM "kpi_check_in"
  UNION SELECT "founder" FROM "kpi_threshold"
  UNION SELECT "founder" FROM "mentor_request"
  UNION SELECT "founder" FROM "pitch_application"
  UNION SELECT "founder" FROM "publication"
  UNION SELECT "founder" FROM "publication_look"
  UNION SELECT "founder" FROM "readiness_scan"
  UNION SELECT "founder" FROM "score_review"
  UNION SELECT "founder" FROM "tool_use");
--> statement-breakpoint
INSERT INTO "startup_seat" ("person", "startup", "role", "since")
  SELECT "contact", "id", 'owner', "created_at" FROM "startup";
--> statement-breakpoint
ALTER TABLE "seat_event" ADD CONSTRAINT "seat_event_startup_startup_id_fk" FOREIGN KEY ("startup") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_event" ADD CONSTRAINT "seat_event_person_person_id_fk" FOREIGN KEY ("person") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_invitation" ADD CONSTRAINT "seat_invitation_startup_startup_id_fk" FOREIGN KEY ("startup") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startup_seat" ADD CONSTRAINT "startup_seat_person_person_id_fk" FOREIGN KEY ("person") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startup_seat" ADD CONSTRAINT "startup_seat_startup_startup_id_fk" FOREIGN KEY ("startup") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seat_event_of" ON "seat_event" USING btree ("startup","at");--> statement-breakpoint
CREATE INDEX "seat_event_about" ON "seat_event" USING btree ("person","at");--> statement-breakpoint
CREATE UNIQUE INDEX "seat_invitation_open" ON "seat_invitation" USING btree ("startup","email") WHERE accepted_at is null and refused_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "seat_invitation_to" ON "seat_invitation" USING btree ("email","created_at");--> statement-breakpoint
ALTER TABLE "cap_table" ADD CONSTRAINT "cap_table_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cap_scenario" ADD CONSTRAINT "cap_scenario_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_view" ADD CONSTRAINT "deal_view_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_viewing" ADD CONSTRAINT "deal_viewing_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_section" ADD CONSTRAINT "document_section_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi_alert" ADD CONSTRAINT "kpi_alert_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi_check_in" ADD CONSTRAINT "kpi_check_in_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi_threshold" ADD CONSTRAINT "kpi_threshold_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_request" ADD CONSTRAINT "mentor_request_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_application" ADD CONSTRAINT "pitch_application_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_grant" ADD CONSTRAINT "plan_grant_startup_startup_id_fk" FOREIGN KEY ("startup") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_look" ADD CONSTRAINT "publication_look_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readiness_scan" ADD CONSTRAINT "readiness_scan_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_review" ADD CONSTRAINT "score_review_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "founder_profiles" ADD CONSTRAINT "founder_profiles_user_id_startup_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_use" ADD CONSTRAINT "tool_use_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startup" ADD CONSTRAINT "startup_has_owner" FOREIGN KEY ("id", "contact", "contact_role") REFERENCES "public"."startup_seat"("startup", "person", "role") DEFERRABLE INITIALLY DEFERRED;
