CREATE TABLE "cap_scenario" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"founder" text NOT NULL,
	"name" text NOT NULL,
	"holders" jsonb NOT NULL,
	"rounds" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cap_scenario_name" UNIQUE("founder","name")
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"founder" text NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"parts" jsonb,
	"model" text,
	"unverified" jsonb,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_message_type" CHECK ("chat_message"."type" in ('user', 'copilot'))
);
--> statement-breakpoint
CREATE TABLE "chat_report" (
	"message" uuid PRIMARY KEY NOT NULL,
	"founder" text NOT NULL,
	"words" text NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_setting" (
	"founder" text PRIMARY KEY NOT NULL,
	"model_off_at" timestamp with time zone,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_use" (
	"founder" text NOT NULL,
	"day" date NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_use_founder_day_pk" PRIMARY KEY("founder","day")
);
--> statement-breakpoint
CREATE TABLE "insight_dismissal" (
	"founder" text NOT NULL,
	"kind" text NOT NULL,
	"month" date NOT NULL,
	"dismissed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "insight_dismissal_founder_kind_month_pk" PRIMARY KEY("founder","kind","month")
);
--> statement-breakpoint
CREATE TABLE "document_section" (
	"founder" text NOT NULL,
	"kind" text NOT NULL,
	"section" text NOT NULL,
	"chosen" boolean NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_section_founder_kind_section_pk" PRIMARY KEY("founder","kind","section")
);
--> statement-breakpoint
CREATE TABLE "document_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"founder" text NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"composed" jsonb NOT NULL,
	"milestones" jsonb NOT NULL,
	"model" text,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_version_number" UNIQUE("founder","kind","number"),
	CONSTRAINT "document_version_from_one" CHECK ("document_version"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "tool_use" (
	"founder" text NOT NULL,
	"tool" text NOT NULL,
	"last_used_on" date NOT NULL,
	CONSTRAINT "tool_use_founder_tool_pk" PRIMARY KEY("founder","tool")
);
--> statement-breakpoint
ALTER TABLE "cap_scenario" ADD CONSTRAINT "cap_scenario_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_message_chat_message_id_fk" FOREIGN KEY ("message") REFERENCES "public"."chat_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_setting" ADD CONSTRAINT "chat_setting_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_use" ADD CONSTRAINT "chat_use_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_dismissal" ADD CONSTRAINT "insight_dismissal_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_section" ADD CONSTRAINT "document_section_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_use" ADD CONSTRAINT "tool_use_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_message_of" ON "chat_message" USING btree ("founder","created_at");--> statement-breakpoint
CREATE INDEX "chat_message_failed" ON "chat_message" USING btree ("created_at") WHERE failure is not null;--> statement-breakpoint
CREATE INDEX "chat_use_day" ON "chat_use" USING btree ("day");--> statement-breakpoint
CREATE INDEX "tool_use_day" ON "tool_use" USING btree ("last_used_on");