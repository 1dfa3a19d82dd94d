ALTER TABLE "session_turn" ADD COLUMN "told_place" jsonb;--> statement-breakpoint
update "session_turn" t set "told_place" = p."place" from "session_plan" p where p."session" = t."session" and t."told_start" is not null;
