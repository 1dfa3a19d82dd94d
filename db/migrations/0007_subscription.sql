CREATE TABLE "subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"plan" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"granted_by" text NOT NULL,
	"reason" text NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_on" date,
	"ended_by" text,
	"end_reason" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscription_plan_known" CHECK ("subscription"."plan" in ('visible', 'elite')),
	CONSTRAINT "subscription_ends_after_start" CHECK ("subscription"."ends_on" >= "subscription"."starts_on"),
	CONSTRAINT "subscription_signed" CHECK (trim("subscription"."granted_by") <> '' and trim("subscription"."reason") <> ''),
	CONSTRAINT "subscription_ended_whole" CHECK (("subscription"."ended_at" is null) = ("subscription"."ended_on" is null) and ("subscription"."ended_at" is null) = ("subscription"."ended_by" is null))
);
--> statement-breakpoint
ALTER TABLE "privacy_request" ALTER COLUMN "lang" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_request" ALTER COLUMN "effective_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_request" ADD COLUMN "entered_by" text;--> statement-breakpoint
ALTER TABLE "privacy_request" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "privacy_request" ADD COLUMN "answered_by" text;--> statement-breakpoint
ALTER TABLE "privacy_request" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_of" ON "subscription" USING btree ("person_id","granted_at");--> statement-breakpoint
CREATE INDEX "person_asks" ON "person" USING btree ("created_at","id") WHERE requested_plan is not null;