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
CREATE TABLE "tool_use" (
	"founder" text NOT NULL,
	"tool" text NOT NULL,
	"last_used_on" date NOT NULL,
	CONSTRAINT "tool_use_founder_tool_pk" PRIMARY KEY("founder","tool")
);
--> statement-breakpoint
ALTER TABLE "cap_scenario" ADD CONSTRAINT "cap_scenario_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_use" ADD CONSTRAINT "tool_use_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tool_use_day" ON "tool_use" USING btree ("last_used_on");