CREATE TABLE "investor_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"investment_focus" text[] DEFAULT '{}' NOT NULL,
	"investment_stages" text[] DEFAULT '{}' NOT NULL,
	"linkedin_url" text DEFAULT '' NOT NULL,
	"preferred_sectors" text[] DEFAULT '{}' NOT NULL,
	"ticket_size_min" integer,
	"ticket_size_max" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "investor_profiles_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "investor_profiles_tickets" CHECK ("investor_profiles"."ticket_size_min" >= 0 and "investor_profiles"."ticket_size_max" >= coalesce("investor_profiles"."ticket_size_min", 0))
);
--> statement-breakpoint
CREATE TABLE "founder_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"startup_name" text DEFAULT '' NOT NULL,
	"founder_name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"siren" text DEFAULT '' NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"creation_date" date,
	"website" text DEFAULT '' NOT NULL,
	"sector" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"team_size" text DEFAULT '' NOT NULL,
	"co_founders" text DEFAULT '' NOT NULL,
	"team_presentation" text DEFAULT '' NOT NULL,
	"target_market" text DEFAULT '' NOT NULL,
	"business_model" text DEFAULT '' NOT NULL,
	"competitive_advantage" text DEFAULT '' NOT NULL,
	"stage" text DEFAULT '' NOT NULL,
	"annual_revenue" text DEFAULT '' NOT NULL,
	"funding_raised" text DEFAULT '' NOT NULL,
	"key_metrics" text DEFAULT '' NOT NULL,
	"major_clients" text DEFAULT '' NOT NULL,
	"funding_amount_needed" text DEFAULT '' NOT NULL,
	"funding_use" text DEFAULT '' NOT NULL,
	"growth_objectives" text DEFAULT '' NOT NULL,
	"pitch_deck_url" text DEFAULT '' NOT NULL,
	"business_plan_url" text DEFAULT '' NOT NULL,
	"financial_projections_url" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "founder_profiles_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "investor_profiles" ADD CONSTRAINT "investor_profiles_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "founder_profiles" ADD CONSTRAINT "founder_profiles_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;