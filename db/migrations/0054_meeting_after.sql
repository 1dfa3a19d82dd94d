CREATE TABLE "meeting_feedback" (
	"meeting" uuid NOT NULL,
	"side" text NOT NULL,
	"rating" smallint NOT NULL,
	"sentence" text NOT NULL,
	"by" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_feedback_meeting_side_pk" PRIMARY KEY("meeting","side"),
	CONSTRAINT "meeting_feedback_side_known" CHECK ("meeting_feedback"."side" in ('guest', 'host')),
	CONSTRAINT "meeting_feedback_rating_known" CHECK ("meeting_feedback"."rating" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "meeting_mark" (
	"meeting" uuid NOT NULL,
	"side" text NOT NULL,
	"outcome" text NOT NULL,
	"by" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_mark_meeting_side_pk" PRIMARY KEY("meeting","side"),
	CONSTRAINT "meeting_mark_side_known" CHECK ("meeting_mark"."side" in ('guest', 'host')),
	CONSTRAINT "meeting_mark_outcome_known" CHECK ("meeting_mark"."outcome" in ('held', 'absent'))
);
--> statement-breakpoint
CREATE TABLE "meeting_note" (
	"meeting" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"by" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_note_meeting_kind_pk" PRIMARY KEY("meeting","kind"),
	CONSTRAINT "meeting_note_kind_known" CHECK ("meeting_note"."kind" in ('private', 'shared'))
);
--> statement-breakpoint
ALTER TABLE "host" ADD COLUMN "link_digest" text;--> statement-breakpoint
ALTER TABLE "host" ADD COLUMN "link_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meeting" ADD COLUMN "figures_month" date;--> statement-breakpoint
ALTER TABLE "meeting" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meeting_feedback" ADD CONSTRAINT "meeting_feedback_meeting_meeting_id_fk" FOREIGN KEY ("meeting") REFERENCES "public"."meeting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_feedback" ADD CONSTRAINT "meeting_feedback_by_person_id_fk" FOREIGN KEY ("by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_mark" ADD CONSTRAINT "meeting_mark_meeting_meeting_id_fk" FOREIGN KEY ("meeting") REFERENCES "public"."meeting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_mark" ADD CONSTRAINT "meeting_mark_by_person_id_fk" FOREIGN KEY ("by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_note" ADD CONSTRAINT "meeting_note_meeting_meeting_id_fk" FOREIGN KEY ("meeting") REFERENCES "public"."meeting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_note" ADD CONSTRAINT "meeting_note_by_person_id_fk" FOREIGN KEY ("by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_feedback_by" ON "meeting_feedback" USING btree ("by");--> statement-breakpoint
CREATE INDEX "meeting_mark_by" ON "meeting_mark" USING btree ("by");--> statement-breakpoint
CREATE INDEX "meeting_note_by" ON "meeting_note" USING btree ("by");--> statement-breakpoint
ALTER TABLE "host" ADD CONSTRAINT "host_link_digest_unique" UNIQUE("link_digest");