DROP INDEX "audit_entry_newest";--> statement-breakpoint
DROP INDEX "audit_entry_actor";--> statement-breakpoint
DROP INDEX "audit_entry_action";--> statement-breakpoint
DROP INDEX "audit_entry_object";--> statement-breakpoint
CREATE INDEX "person_role" ON "person" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "person_unverified" ON "person" USING btree ("created_at","id") WHERE not email_verified;--> statement-breakpoint
CREATE UNIQUE INDEX "person_blocked" ON "person_block" USING btree ("person_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "audit_entry_newest" ON "audit_entry" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("actor","at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_object" ON "audit_entry" USING btree ("object_id","at","id");