CREATE TABLE "deck_closure" (
	"founder" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"founder" text NOT NULL,
	"email" text,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	CONSTRAINT "deck_report_answer" CHECK ("deck_report"."answer" in ('closed', 'set-aside')),
	CONSTRAINT "deck_report_whole" CHECK (("deck_report"."answer" is null) = ("deck_report"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "deck_closure" ADD CONSTRAINT "deck_closure_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_report" ADD CONSTRAINT "deck_report_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deck_report_open" ON "deck_report" USING btree ("at") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "deck_report_of" ON "deck_report" USING btree ("founder");