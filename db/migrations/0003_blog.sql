CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "newsletter_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid,
	"kind" text NOT NULL,
	"receipt" text,
	"lang" text,
	"address_digest" text,
	"notice_version" text,
	"wording" text,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_event_receipt_unique" UNIQUE("receipt")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"lang" text NOT NULL,
	"request_id" uuid NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"bounced_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscription_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "post" (
	"id" integer NOT NULL,
	"lang" text NOT NULL,
	"slug" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"author" text NOT NULL,
	"author_is_sample" boolean NOT NULL,
	"featured" boolean NOT NULL,
	"checked_on" date NOT NULL,
	"review_after" date NOT NULL,
	"published_at" timestamp with time zone,
	"body" text NOT NULL,
	"html" text NOT NULL,
	"sections" jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"search" text NOT NULL,
	"shown_in_english" boolean NOT NULL,
	"shown_in_french" boolean NOT NULL,
	"digest" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_id_lang_pk" PRIMARY KEY("id","lang"),
	CONSTRAINT "post_slug" UNIQUE("slug","lang")
);
--> statement-breakpoint
CREATE TABLE "post_views" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"views" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_event" ADD CONSTRAINT "newsletter_event_subscription_id_newsletter_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_event_subscription" ON "newsletter_event" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "newsletter_unconfirmed" ON "newsletter_subscription" USING btree ("requested_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "post_english" ON "post" USING btree ("published_at","id") WHERE shown_in_english;--> statement-breakpoint
CREATE INDEX "post_french" ON "post" USING btree ("published_at","id") WHERE shown_in_french;--> statement-breakpoint
CREATE INDEX "post_english_category" ON "post" USING btree ("category","published_at","id") WHERE shown_in_english;--> statement-breakpoint
CREATE INDEX "post_french_category" ON "post" USING btree ("category","published_at","id") WHERE shown_in_french;--> statement-breakpoint
CREATE INDEX "post_featured" ON "post" USING btree ("id") WHERE featured;--> statement-breakpoint
CREATE INDEX "post_search" ON "post" USING gin ("search" gin_trgm_ops);