ALTER TABLE "session_turn" ADD COLUMN "told_pitch" integer;--> statement-breakpoint
ALTER TABLE "session_turn" ADD COLUMN "told_questions" integer;--> statement-breakpoint
update "session_turn" t set "told_pitch" = p."pitch", "told_questions" = p."questions" from "session_plan" p where p."session" = t."session" and t."told_start" is not null;
