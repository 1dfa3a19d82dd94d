ALTER TABLE "newsletter_subscription" ADD COLUMN "search" text GENERATED ALWAYS AS (' ' || regexp_replace(regexp_replace(replace(replace(replace(lower(normalize(email, NFD)), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), '[\u0300-\u036f]', '', 'g'), '[[:space:]!-/:-@\[-`{-~]+', ' ', 'g')) STORED;--> statement-breakpoint
CREATE INDEX "newsletter_newest" ON "newsletter_subscription" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_search" ON "newsletter_subscription" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
-- data
WITH sent AS (
  SELECT id AS lead_id, id AS application_id FROM application
  UNION ALL SELECT id, application_id FROM application_revision
), decided AS (
  SELECT DISTINCT ON (application_id) application_id, author, decided_at
  FROM application_decision ORDER BY application_id, decided_at
), answered AS (
  INSERT INTO lead_status_change (id, lead_id, status, author, changed_at)
  SELECT gen_random_uuid(), lead.id, 'answered', decided.author, decided.decided_at
  FROM lead JOIN sent ON sent.lead_id = lead.id JOIN decided USING (application_id)
  WHERE lead.status = 'new' RETURNING lead_id
)
UPDATE lead SET status = 'answered' WHERE id IN (SELECT lead_id FROM answered);
