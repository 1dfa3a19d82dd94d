-- An address with letters in its domain gets the spelling that is looked for: its domain in ASCII (RFC 3492).
CREATE FUNCTION pg_temp.email_key(address text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  digits CONSTANT text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  label text;
  labels text[] := '{}';
  signs int[];
  sign int;
  encoded text;
  basic int;
  handled int;
  lowest int;
  delta bigint;
  bias int;
  rest bigint;
  step int;
  least_digit int;
BEGIN
  FOREACH label IN ARRAY string_to_array(lower(normalize(substring(address FROM '[^@]*$'), NFKC)), '.') LOOP
    IF octet_length(label) > length(label) THEN
      signs := ARRAY(SELECT ascii(each) FROM regexp_split_to_table(label, '') WITH ORDINALITY AS part(each, at) ORDER BY at);
      encoded := coalesce((SELECT string_agg(chr(each), '' ORDER BY at) FROM unnest(signs) WITH ORDINALITY AS part(each, at) WHERE each < 128), '');
      basic := length(encoded);
      handled := basic;
      IF basic > 0 THEN encoded := encoded || '-'; END IF;
      lowest := 128;
      delta := 0;
      bias := 72;
      WHILE handled < cardinality(signs) LOOP
        sign := (SELECT min(each) FROM unnest(signs) AS part(each) WHERE each >= lowest);
        delta := delta + (sign - lowest)::bigint * (handled + 1);
        lowest := sign;
        FOREACH sign IN ARRAY signs LOOP
          IF sign < lowest THEN delta := delta + 1; END IF;
          IF sign = lowest THEN
            rest := delta;
            step := 36;
            LOOP
              least_digit := greatest(1, least(26, step - bias));
              EXIT WHEN rest < least_digit;
              encoded := encoded || substr(digits, (least_digit + (rest - least_digit) % (36 - least_digit) + 1)::int, 1);
              rest := (rest - least_digit) / (36 - least_digit);
              step := step + 36;
            END LOOP;
            encoded := encoded || substr(digits, (rest + 1)::int, 1);
            delta := CASE WHEN handled = basic THEN delta / 700 ELSE delta / 2 END;
            delta := delta + delta / (handled + 1);
            bias := 0;
            WHILE delta > 455 LOOP
              delta := delta / 35;
              bias := bias + 36;
            END LOOP;
            bias := bias + (36 * delta / (delta + 38))::int;
            delta := 0;
            handled := handled + 1;
          END IF;
        END LOOP;
        delta := delta + 1;
        lowest := lowest + 1;
      END LOOP;
      label := 'xn--' || encoded;
    END IF;
    labels := labels || label;
  END LOOP;
  RETURN lower(normalize(substring(address FROM '^.*@'), NFC)) || array_to_string(labels, '.');
END $$;--> statement-breakpoint
DO $$
DECLARE
  kept record;
BEGIN
  FOR kept IN VALUES ('account_link', 'email'), ('application_draft', 'email'), ('application_resume', 'email'), ('job', 'key'), ('lead', 'email'), ('privacy_link', 'email'), ('privacy_request', 'email'), ('sign_up', 'email') LOOP
    EXECUTE format('UPDATE %1$I SET %2$I = pg_temp.email_key(%2$I) WHERE octet_length(%2$I) > length(%2$I) AND %2$I LIKE ''%%@%%''', kept.column1, kept.column2);
  END LOOP;
END $$;--> statement-breakpoint
INSERT INTO "confirmed_address" ("email", "by", "confirmed_at")
SELECT pg_temp.email_key("email"), "by", max("confirmed_at") FROM "confirmed_address" WHERE octet_length("email") > length("email") GROUP BY 1, 2
ON CONFLICT ("email", "by") DO UPDATE SET "confirmed_at" = greatest("confirmed_address"."confirmed_at", excluded."confirmed_at");--> statement-breakpoint
DELETE FROM "confirmed_address" WHERE "email" <> pg_temp.email_key("email") AND octet_length("email") > length("email");--> statement-breakpoint
-- Where both spellings have a row of their own, the one with letters stays as it is, and gets no newsletter any more.
UPDATE "person" SET "email" = pg_temp.email_key("email") WHERE octet_length("email") > length("email") AND NOT EXISTS (
  SELECT FROM "person" "other" WHERE "other"."email" = pg_temp.email_key("person"."email")
  OR octet_length("other"."email") > length("other"."email") AND "other"."email" < "person"."email" AND pg_temp.email_key("other"."email") = pg_temp.email_key("person"."email"));--> statement-breakpoint
UPDATE "guide" SET "email" = pg_temp.email_key("email") WHERE octet_length("email") > length("email") AND NOT EXISTS (
  SELECT FROM "guide" "other" WHERE "other"."email" = pg_temp.email_key("guide"."email")
  OR octet_length("other"."email") > length("other"."email") AND "other"."email" < "guide"."email" AND pg_temp.email_key("other"."email") = pg_temp.email_key("guide"."email"));--> statement-breakpoint
UPDATE "application" SET "email" = pg_temp.email_key("email") WHERE octet_length("email") > length("email") AND NOT EXISTS (
  SELECT FROM "application" "other" WHERE "other"."intake" = "application"."intake" AND ("other"."email" = pg_temp.email_key("application"."email")
  OR octet_length("other"."email") > length("other"."email") AND "other"."email" < "application"."email" AND pg_temp.email_key("other"."email") = pg_temp.email_key("application"."email")));--> statement-breakpoint
UPDATE "newsletter_subscription" SET "email" = pg_temp.email_key("email") WHERE octet_length("email") > length("email") AND NOT EXISTS (
  SELECT FROM "newsletter_subscription" "other" WHERE "other"."email" = pg_temp.email_key("newsletter_subscription"."email")
  OR octet_length("other"."email") > length("other"."email") AND "other"."email" < "newsletter_subscription"."email" AND pg_temp.email_key("other"."email") = pg_temp.email_key("newsletter_subscription"."email"));--> statement-breakpoint
UPDATE "newsletter_subscription" SET "unsubscribed_at" = now() WHERE "email" <> pg_temp.email_key("email") AND octet_length("email") > length("email") AND "unsubscribed_at" IS NULL;--> statement-breakpoint
DROP FUNCTION pg_temp.email_key(text);
