ALTER TABLE "session_turn" ADD COLUMN "told_session_start" timestamp with time zone;--> statement-breakpoint
update "session_turn" t set "told_session_start" = p."starts_at" from "session_plan" p where p."session" = t."session" and t."told_start" is not null;
