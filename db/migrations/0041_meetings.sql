CREATE TABLE "host" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text,
	"lang" text DEFAULT 'fr' NOT NULL,
	"zone" text NOT NULL,
	"place" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "host_kind_known" CHECK ("host"."kind" in ('mentor', 'expert')),
	CONSTRAINT "host_lang_known" CHECK ("host"."lang" in ('en', 'fr')),
	CONSTRAINT "host_email_folded" CHECK ("host"."email" = lower("host"."email"))
);
--> statement-breakpoint
CREATE TABLE "host_day" (
	"host" text NOT NULL,
	"day" date NOT NULL,
	"from" smallint,
	"until" smallint,
	CONSTRAINT "host_day_host_day_pk" PRIMARY KEY("host","day"),
	CONSTRAINT "host_day_whole" CHECK (("host_day"."from" is null) = ("host_day"."until" is null)),
	CONSTRAINT "host_day_in_order" CHECK (0 <= "host_day"."from" and "host_day"."from" < "host_day"."until" and "host_day"."until" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "host_week" (
	"host" text NOT NULL,
	"weekday" smallint NOT NULL,
	"from" smallint NOT NULL,
	"until" smallint NOT NULL,
	CONSTRAINT "host_week_host_weekday_pk" PRIMARY KEY("host","weekday"),
	CONSTRAINT "host_week_day_known" CHECK ("host_week"."weekday" between 1 and 7),
	CONSTRAINT "host_week_in_order" CHECK (0 <= "host_week"."from" and "host_week"."from" < "host_week"."until" and "host_week"."until" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "hour_watch" (
	"host" text NOT NULL,
	"person" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hour_watch_host_person_pk" PRIMARY KEY("host","person")
);
--> statement-breakpoint
CREATE TABLE "meeting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"founder" text NOT NULL,
	"booked_by" text,
	"topic" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"busy_to" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"moves" smallint DEFAULT 0 NOT NULL,
	"booked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"late" boolean DEFAULT false NOT NULL,
	CONSTRAINT "meeting_in_order" CHECK ("meeting"."starts_at" < "meeting"."ends_at" and "meeting"."ends_at" <= "meeting"."busy_to"),
	CONSTRAINT "meeting_cancelled_whole" CHECK (("meeting"."cancelled_at" is null) = ("meeting"."cancelled_by" is null)),
	CONSTRAINT "meeting_cancelled_by_known" CHECK ("meeting"."cancelled_by" in ('guest', 'host'))
);
--> statement-breakpoint
ALTER TABLE "host_day" ADD CONSTRAINT "host_day_host_host_id_fk" FOREIGN KEY ("host") REFERENCES "public"."host"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_week" ADD CONSTRAINT "host_week_host_host_id_fk" FOREIGN KEY ("host") REFERENCES "public"."host"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_watch" ADD CONSTRAINT "hour_watch_person_person_id_fk" FOREIGN KEY ("person") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_host_host_id_fk" FOREIGN KEY ("host") REFERENCES "public"."host"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_booked_by_person_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hour_watch_of" ON "hour_watch" USING btree ("person");--> statement-breakpoint
CREATE INDEX "meeting_of_host" ON "meeting" USING btree ("host","starts_at");--> statement-breakpoint
CREATE INDEX "meeting_of_founder" ON "meeting" USING btree ("founder","starts_at");--> statement-breakpoint
CREATE INDEX "meeting_booked_by" ON "meeting" USING btree ("booked_by");--> statement-breakpoint
CREATE INDEX "meeting_old" ON "meeting" USING btree ("ends_at");--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_host_free" EXCLUDE USING gist ("host" WITH =, tstzrange("starts_at", "busy_to", '[)') WITH &&) WHERE ("cancelled_at" is null);--> statement-breakpoint
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_guest_free" EXCLUDE USING gist ("founder" WITH =, tstzrange("starts_at", "busy_to", '[)') WITH &&) WHERE ("cancelled_at" is null);
