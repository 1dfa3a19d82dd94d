-- data
-- Whoever lost their hour to an earlier choice of the same one (0015) is asked again, for the times that are left.
WITH asked AS (
  SELECT DISTINCT ON (a."id") a."id", a."email", a."lang", i."times", i."meeting", i."chosen_time",
    coalesce((SELECT ("data" ->> 'value')::int FROM "content_record" WHERE "kind" = 'fact' AND "content_record"."id" = 'intake.discovery_call'), 30) AS "minutes"
  FROM "application" a JOIN "application_invitation" i ON i."application_id" = a."id"
  WHERE a."standing" = 'call' AND a."call_at" IS NULL
  ORDER BY a."id", i."invited_at" DESC
), left_over AS (
  SELECT asked.*, (
    SELECT jsonb_agg(t ORDER BY t) FROM jsonb_array_elements_text(asked."times") AS t
    WHERE t::timestamptz > now() AND NOT EXISTS (
      SELECT FROM "application_booking" b
      WHERE b."cancelled_at" IS NULL
        AND b."starts_at" < t::timestamptz + asked."minutes" * interval '1 minute'
        AND b."starts_at" + b."minutes" * interval '1 minute' > t::timestamptz
    )
  ) AS "free"
  FROM asked WHERE asked."chosen_time" > now()
)
INSERT INTO "job" ("id", "queue", "key", "subject", "data")
SELECT gen_random_uuid(), 'team-mail', "email", "id", jsonb_build_object(
  'letter', 'application-invitation', 'lang', "lang", 'application', "id",
  'times', "free", 'where', "meeting", 'minutes', "minutes"
) FROM left_over WHERE "free" IS NOT NULL;--> statement-breakpoint
-- Limits kept addresses as they are; since then they keep digests. What is left of a limit begins again.
DELETE FROM "rate_bucket" WHERE "key" LIKE '%@%';--> statement-breakpoint
-- A page with a secret in its address is counted by the name that its route gives the secret.
UPDATE "lead" SET "source" = "source" || jsonb_strip_nulls(jsonb_build_object(
  'page', replace("source" ->> 'page', '/:pass', '/:accessToken'),
  'first', replace("source" ->> 'first', '/:pass', '/:accessToken')
)) WHERE "source" ->> 'page' LIKE '%/:pass%' OR "source" ->> 'first' LIKE '%/:pass%';--> statement-breakpoint
UPDATE "visit_count" SET "page" = replace("page", '/:pass', '/:accessToken') WHERE "page" LIKE '%/:pass%';
