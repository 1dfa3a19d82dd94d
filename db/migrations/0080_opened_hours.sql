ALTER TABLE "host" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "host_day" ADD COLUMN "opened_at" timestamp with time zone DEFAULT now() NOT NULL;