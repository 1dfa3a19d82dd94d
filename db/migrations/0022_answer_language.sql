ALTER TABLE "chat_message" ADD COLUMN "lang" text;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_lang_known" CHECK ("chat_message"."lang" in ('en', 'fr'));