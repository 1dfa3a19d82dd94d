ALTER TABLE "conference_date_mail" RENAME TO "date_mail";--> statement-breakpoint
ALTER TABLE "subscription" RENAME TO "plan_grant";--> statement-breakpoint
ALTER TABLE "plan_grant" DROP CONSTRAINT "subscription_plan_known";--> statement-breakpoint
ALTER TABLE "plan_grant" DROP CONSTRAINT "subscription_ends_after_start";--> statement-breakpoint
ALTER TABLE "plan_grant" DROP CONSTRAINT "subscription_signed";--> statement-breakpoint
ALTER TABLE "plan_grant" DROP CONSTRAINT "subscription_ended_whole";--> statement-breakpoint
ALTER TABLE "date_mail" DROP CONSTRAINT "conference_date_mail_lead_id_lead_id_fk";
--> statement-breakpoint
ALTER TABLE "plan_grant" DROP CONSTRAINT "subscription_person_id_person_id_fk";
--> statement-breakpoint
DROP INDEX "subscription_of";--> statement-breakpoint
ALTER TABLE "date_mail" DROP CONSTRAINT "conference_date_mail_lead_id_date_pk";--> statement-breakpoint
ALTER TABLE "date_mail" ADD CONSTRAINT "date_mail_lead_id_date_pk" PRIMARY KEY("lead_id","date");--> statement-breakpoint
ALTER TABLE "date_mail" ADD CONSTRAINT "date_mail_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_grant" ADD CONSTRAINT "plan_grant_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_grant_of" ON "plan_grant" USING btree ("person_id","granted_at");--> statement-breakpoint
ALTER TABLE "plan_grant" ADD CONSTRAINT "plan_grant_plan_known" CHECK ("plan_grant"."plan" in ('visible', 'elite'));--> statement-breakpoint
ALTER TABLE "plan_grant" ADD CONSTRAINT "plan_grant_ends_after_start" CHECK ("plan_grant"."ends_on" >= "plan_grant"."starts_on");--> statement-breakpoint
ALTER TABLE "plan_grant" ADD CONSTRAINT "plan_grant_signed" CHECK (trim("plan_grant"."granted_by") <> '' and trim("plan_grant"."reason") <> '');--> statement-breakpoint
ALTER TABLE "plan_grant" ADD CONSTRAINT "plan_grant_ended_whole" CHECK (("plan_grant"."ended_at" is null) = ("plan_grant"."ended_on" is null) and ("plan_grant"."ended_at" is null) = ("plan_grant"."ended_by" is null));