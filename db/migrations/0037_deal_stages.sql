CREATE TABLE "deal_list_visit" (
	"investor" text PRIMARY KEY NOT NULL,
	"before" timestamp with time zone,
	"latest" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor" text NOT NULL,
	"fund" uuid,
	"startup" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deal_note_length" CHECK (char_length("deal_note"."text") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "deal_stage" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor" text,
	"fund" uuid,
	"startup" text NOT NULL,
	"stage" text NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"by" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deal_stage_of_investor" UNIQUE("investor","startup"),
	CONSTRAINT "deal_stage_of_fund" UNIQUE("fund","startup"),
	CONSTRAINT "deal_stage_one_owner" CHECK (num_nonnulls("deal_stage"."investor", "deal_stage"."fund") = 1),
	CONSTRAINT "deal_stage_known" CHECK ("deal_stage"."stage" in ('to-read', 'following', 'talking', 'studying', 'invested', 'passed'))
);
--> statement-breakpoint
CREATE TABLE "fund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fund_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fund" uuid NOT NULL,
	"email" text NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "fund_invitation_email_folded" CHECK ("fund_invitation"."email" = lower("fund_invitation"."email"))
);
--> statement-breakpoint
CREATE TABLE "fund_seat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fund" uuid NOT NULL,
	"person" text NOT NULL,
	"lead" boolean NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "deal_list_visit" ADD CONSTRAINT "deal_list_visit_investor_person_id_fk" FOREIGN KEY ("investor") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_note" ADD CONSTRAINT "deal_note_investor_person_id_fk" FOREIGN KEY ("investor") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_note" ADD CONSTRAINT "deal_note_fund_fund_id_fk" FOREIGN KEY ("fund") REFERENCES "public"."fund"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_note" ADD CONSTRAINT "deal_note_startup_startup_id_fk" FOREIGN KEY ("startup") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_stage" ADD CONSTRAINT "deal_stage_investor_person_id_fk" FOREIGN KEY ("investor") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_stage" ADD CONSTRAINT "deal_stage_fund_fund_id_fk" FOREIGN KEY ("fund") REFERENCES "public"."fund"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_stage" ADD CONSTRAINT "deal_stage_startup_startup_id_fk" FOREIGN KEY ("startup") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_stage" ADD CONSTRAINT "deal_stage_by_person_id_fk" FOREIGN KEY ("by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_invitation" ADD CONSTRAINT "fund_invitation_fund_fund_id_fk" FOREIGN KEY ("fund") REFERENCES "public"."fund"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_seat" ADD CONSTRAINT "fund_seat_fund_fund_id_fk" FOREIGN KEY ("fund") REFERENCES "public"."fund"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_seat" ADD CONSTRAINT "fund_seat_person_person_id_fk" FOREIGN KEY ("person") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_note_of" ON "deal_note" USING btree ("startup","investor","at");--> statement-breakpoint
CREATE INDEX "deal_note_by" ON "deal_note" USING btree ("investor");--> statement-breakpoint
CREATE INDEX "deal_note_in" ON "deal_note" USING btree ("fund");--> statement-breakpoint
CREATE INDEX "deal_stage_by" ON "deal_stage" USING btree ("by");--> statement-breakpoint
CREATE INDEX "deal_stage_about" ON "deal_stage" USING btree ("startup");--> statement-breakpoint
CREATE UNIQUE INDEX "fund_invitation_open" ON "fund_invitation" USING btree ("fund","email") WHERE accepted_at is null and refused_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "fund_invitation_to" ON "fund_invitation" USING btree ("email","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "fund_seat_live" ON "fund_seat" USING btree ("person") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "fund_seat_of" ON "fund_seat" USING btree ("fund");