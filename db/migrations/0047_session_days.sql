CREATE TABLE "session_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session" text NOT NULL,
	"digest" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "session_link_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "session_presence" (
	"session" text NOT NULL,
	"who" text NOT NULL,
	"investor" text,
	"lead" uuid,
	"tap" uuid NOT NULL,
	"present" boolean NOT NULL,
	"tapped_at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "session_presence_session_who_pk" PRIMARY KEY("session","who")
);
--> statement-breakpoint
CREATE TABLE "session_turn" (
	"place" uuid PRIMARY KEY NOT NULL,
	"session" text NOT NULL,
	"position" integer,
	"told_start" timestamp with time zone,
	"told_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"sequence" integer DEFAULT -1 NOT NULL,
	"week_told_for" text,
	"eve_told_for" text,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "session_guest" ADD COLUMN "week_told_for" text;--> statement-breakpoint
ALTER TABLE "session_guest" ADD COLUMN "three_days_told_for" text;--> statement-breakpoint
ALTER TABLE "session_plan" ADD COLUMN "pitch" integer;--> statement-breakpoint
ALTER TABLE "session_plan" ADD COLUMN "questions" integer;--> statement-breakpoint
ALTER TABLE "session_plan" ADD COLUMN "change" integer;--> statement-breakpoint
ALTER TABLE "session_plan" ADD COLUMN "break_after" integer;--> statement-breakpoint
ALTER TABLE "session_plan" ADD COLUMN "break_minutes" integer;--> statement-breakpoint
ALTER TABLE "session_plan" ADD COLUMN "order_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session_link" ADD CONSTRAINT "session_link_session_session_plan_session_fk" FOREIGN KEY ("session") REFERENCES "public"."session_plan"("session") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_presence" ADD CONSTRAINT "session_presence_session_session_plan_session_fk" FOREIGN KEY ("session") REFERENCES "public"."session_plan"("session") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_presence" ADD CONSTRAINT "session_presence_investor_person_id_fk" FOREIGN KEY ("investor") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_presence" ADD CONSTRAINT "session_presence_lead_lead_id_fk" FOREIGN KEY ("lead") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_turn" ADD CONSTRAINT "session_turn_place_session_place_id_fk" FOREIGN KEY ("place") REFERENCES "public"."session_place"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_turn" ADD CONSTRAINT "session_turn_session_session_plan_session_fk" FOREIGN KEY ("session") REFERENCES "public"."session_plan"("session") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_link_session" ON "session_link" USING btree ("session");--> statement-breakpoint
CREATE INDEX "session_presence_investor" ON "session_presence" USING btree ("investor");--> statement-breakpoint
CREATE INDEX "session_presence_lead" ON "session_presence" USING btree ("lead");--> statement-breakpoint
CREATE INDEX "session_turn_session" ON "session_turn" USING btree ("session");--> statement-breakpoint
ALTER TABLE "session_turn" ADD CONSTRAINT "session_turn_position" UNIQUE ("session", "position") DEFERRABLE INITIALLY DEFERRED;