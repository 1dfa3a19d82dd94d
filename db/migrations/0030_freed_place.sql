ALTER TABLE "application" DROP CONSTRAINT "application_standing_known";--> statement-breakpoint
ALTER TABLE "application_decision" DROP CONSTRAINT "application_decision_known";--> statement-breakpoint
DROP INDEX "application_decision_step";--> statement-breakpoint
CREATE UNIQUE INDEX "application_decision_step" ON "application_decision" USING btree ("application_id","step") WHERE verdict in ('yes', 'no');--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_standing_known" CHECK ("application"."standing" in ('first', 'call', 'accepted', 'waitlisted', 'declined', 'freed', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "application_decision" ADD CONSTRAINT "application_decision_known" CHECK ("application_decision"."step" in ('first', 'final') and ("application_decision"."verdict" in ('yes', 'no') or ("application_decision"."verdict" in ('wait', 'freed') and "application_decision"."step" = 'final')));