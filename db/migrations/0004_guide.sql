CREATE TABLE "guide" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"email" text NOT NULL,
	"lang" text NOT NULL,
	"first_name" text NOT NULL,
	"next_day" integer NOT NULL,
	"next_on" date NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guide_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "guide_done" (
	"guide_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guide_done_guide_id_day_pk" PRIMARY KEY("guide_id","day")
);
--> statement-breakpoint
CREATE TABLE "guide_mail" (
	"guide_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guide_mail_guide_id_day_pk" PRIMARY KEY("guide_id","day")
);
--> statement-breakpoint
CREATE TABLE "guide_pause" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guide_id" uuid NOT NULL,
	"stopped_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resumed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "guide" ADD CONSTRAINT "guide_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_done" ADD CONSTRAINT "guide_done_guide_id_guide_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_mail" ADD CONSTRAINT "guide_mail_guide_id_guide_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_pause" ADD CONSTRAINT "guide_pause_guide_id_guide_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guide_due" ON "guide" USING btree ("next_on") WHERE next_day <= 30;--> statement-breakpoint
CREATE INDEX "guide_lead" ON "guide" USING btree ("lead_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guide_stopped" ON "guide_pause" USING btree ("guide_id") WHERE resumed_at is null;