ALTER TABLE "chat_report" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_report" ADD COLUMN "closed_by" text;--> statement-breakpoint
CREATE INDEX "chat_report_open" ON "chat_report" USING btree ("founder","reported_at") WHERE closed_at is null;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_closed_whole" CHECK (("chat_report"."closed_at" is null) = ("chat_report"."closed_by" is null));