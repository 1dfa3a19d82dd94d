ALTER TABLE "seat_event" DROP CONSTRAINT "seat_event_kind_known";--> statement-breakpoint
ALTER TABLE "sign_up" ADD COLUMN "invitation" uuid;--> statement-breakpoint
ALTER TABLE "seat_event" ADD CONSTRAINT "seat_event_kind_known" CHECK ("seat_event"."kind" in ('joined', 'role', 'left', 'removed', 'contact', 'notice', 'notice-ended'));