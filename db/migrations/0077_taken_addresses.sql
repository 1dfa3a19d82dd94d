ALTER TABLE "privacy_request" ADD COLUMN "held" jsonb;--> statement-breakpoint
update "fund" set "name" = '' where exists (select 1 from "fund_seat" s join "person" p on p."id" = s."person" where s."fund" = "fund"."id" and left(trim(p."first_name" || ' ' || p."last_name"), 80) = "fund"."name");
