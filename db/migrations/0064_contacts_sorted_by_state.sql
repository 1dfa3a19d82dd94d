DROP INDEX "lead_unanswered";--> statement-breakpoint
CREATE INDEX "lead_untold_email" ON "lead" USING btree ("email","created_at","id") WHERE not spam and not told and status = 'new';--> statement-breakpoint
CREATE INDEX "lead_untold_email_form" ON "lead" USING btree ("form","email","created_at","id") WHERE not spam and not told and status = 'new';--> statement-breakpoint
CREATE INDEX "lead_untold_name" ON "lead" USING btree ("name","created_at","id") WHERE not spam and not told and status = 'new';--> statement-breakpoint
CREATE INDEX "lead_untold_name_form" ON "lead" USING btree ("form","name","created_at","id") WHERE not spam and not told and status = 'new';--> statement-breakpoint
CREATE INDEX "lead_unanswered_form" ON "lead" USING btree ("form","created_at","id") WHERE not spam and status || '' = 'new' and (form in ('contact', 'pitch-application', 'join', 'studio-audit', 'deck-request') or payload ->> 'message' <> '');--> statement-breakpoint
CREATE INDEX "lead_unanswered_email" ON "lead" USING btree ("email","created_at","id") WHERE not spam and status || '' = 'new' and (form in ('contact', 'pitch-application', 'join', 'studio-audit', 'deck-request') or payload ->> 'message' <> '');--> statement-breakpoint
CREATE INDEX "lead_unanswered_email_form" ON "lead" USING btree ("form","email","created_at","id") WHERE not spam and status || '' = 'new' and (form in ('contact', 'pitch-application', 'join', 'studio-audit', 'deck-request') or payload ->> 'message' <> '');--> statement-breakpoint
CREATE INDEX "lead_unanswered_name" ON "lead" USING btree ("name","created_at","id") WHERE not spam and status || '' = 'new' and (form in ('contact', 'pitch-application', 'join', 'studio-audit', 'deck-request') or payload ->> 'message' <> '');--> statement-breakpoint
CREATE INDEX "lead_unanswered_name_form" ON "lead" USING btree ("form","name","created_at","id") WHERE not spam and status || '' = 'new' and (form in ('contact', 'pitch-application', 'join', 'studio-audit', 'deck-request') or payload ->> 'message' <> '');--> statement-breakpoint
CREATE INDEX "lead_spam_form" ON "lead" USING btree ("form","created_at","id") WHERE spam;--> statement-breakpoint
CREATE INDEX "lead_spam_email" ON "lead" USING btree ("email","created_at","id") WHERE spam;--> statement-breakpoint
CREATE INDEX "lead_spam_email_form" ON "lead" USING btree ("form","email","created_at","id") WHERE spam;--> statement-breakpoint
CREATE INDEX "lead_spam_name" ON "lead" USING btree ("name","created_at","id") WHERE spam;--> statement-breakpoint
CREATE INDEX "lead_spam_name_form" ON "lead" USING btree ("form","name","created_at","id") WHERE spam;--> statement-breakpoint
CREATE INDEX "lead_unanswered" ON "lead" USING btree ("created_at","id") WHERE not spam and status || '' = 'new' and (form in ('contact', 'pitch-application', 'join', 'studio-audit', 'deck-request') or payload ->> 'message' <> '');