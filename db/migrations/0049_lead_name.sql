ALTER TABLE "lead" ADD COLUMN "name" text GENERATED ALWAYS AS (btrim(' ' || regexp_replace(regexp_replace(replace(replace(replace(lower(normalize(left(coalesce(nullif(payload ->> 'fullName', ''), coalesce(payload ->> 'firstName', '') || ' ' || coalesce(payload ->> 'lastName', '')), 200), NFD)), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), '[\u0300-\u036f]', '', 'g'), '[[:space:]!-/:-@\[-`{-~]+', ' ', 'g'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_email_form" ON "lead" USING btree ("form","email","created_at","id") WHERE not spam;--> statement-breakpoint
CREATE INDEX "lead_email_status" ON "lead" USING btree ("status","email","created_at","id") WHERE not spam;--> statement-breakpoint
CREATE INDEX "lead_email_form_status" ON "lead" USING btree ("form","status","email","created_at","id") WHERE not spam;--> statement-breakpoint
CREATE INDEX "lead_name" ON "lead" USING btree ("name","created_at","id") WHERE not spam;--> statement-breakpoint
CREATE INDEX "lead_name_form" ON "lead" USING btree ("form","name","created_at","id") WHERE not spam;--> statement-breakpoint
CREATE INDEX "lead_name_status" ON "lead" USING btree ("status","name","created_at","id") WHERE not spam;--> statement-breakpoint
CREATE INDEX "lead_name_form_status" ON "lead" USING btree ("form","status","name","created_at","id") WHERE not spam;