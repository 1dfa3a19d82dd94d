CREATE TABLE "introduction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"founder" text NOT NULL,
	"investor" text NOT NULL,
	"by" text NOT NULL,
	"startup_name" text NOT NULL,
	"message" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"ending" text,
	"meets_at" timestamp with time zone,
	"meets_minutes" smallint,
	"meeting_sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "introduction_ending_known" CHECK ("introduction"."ending" in ('yes', 'withdrawn', 'lapsed')),
	CONSTRAINT "introduction_ended_whole" CHECK (("introduction"."closed_at" is null) = ("introduction"."ending" is null)),
	CONSTRAINT "introduction_meets_whole" CHECK (("introduction"."meets_at" is null) = ("introduction"."meets_minutes" is null)),
	CONSTRAINT "introduction_meets_after_yes" CHECK ("introduction"."meets_at" is null or "introduction"."ending" = 'yes')
);
--> statement-breakpoint
CREATE TABLE "introduction_answer" (
	"introduction" uuid NOT NULL,
	"side" text NOT NULL,
	"verdict" text NOT NULL,
	"by" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "introduction_answer_introduction_side_pk" PRIMARY KEY("introduction","side"),
	CONSTRAINT "introduction_answer_side" CHECK ("introduction_answer"."side" in ('startup', 'investor')),
	CONSTRAINT "introduction_answer_verdict" CHECK ("introduction_answer"."verdict" in ('yes', 'no'))
);
--> statement-breakpoint
CREATE TABLE "introduction_block" (
	"founder" text NOT NULL,
	"investor" text NOT NULL,
	"by" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "introduction_block_founder_investor_pk" PRIMARY KEY("founder","investor")
);
--> statement-breakpoint
CREATE TABLE "introduction_outcome" (
	"introduction" uuid NOT NULL,
	"side" text NOT NULL,
	"outcome" text NOT NULL,
	"by" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "introduction_outcome_introduction_side_pk" PRIMARY KEY("introduction","side"),
	CONSTRAINT "introduction_outcome_side" CHECK ("introduction_outcome"."side" in ('startup', 'investor')),
	CONSTRAINT "introduction_outcome_known" CHECK ("introduction_outcome"."outcome" in ('met', 'continuing', 'nothing'))
);
--> statement-breakpoint
CREATE TABLE "introduction_slot" (
	"introduction" uuid NOT NULL,
	"number" smallint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	CONSTRAINT "introduction_slot_introduction_number_pk" PRIMARY KEY("introduction","number"),
	CONSTRAINT "introduction_slot_number" CHECK ("introduction_slot"."number" between 1 and 3),
	CONSTRAINT "introduction_slot_minutes" CHECK ("introduction_slot"."minutes" between 15 and 60)
);
--> statement-breakpoint
ALTER TABLE "introduction" ADD CONSTRAINT "introduction_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introduction" ADD CONSTRAINT "introduction_investor_person_id_fk" FOREIGN KEY ("investor") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introduction_answer" ADD CONSTRAINT "introduction_answer_introduction_introduction_id_fk" FOREIGN KEY ("introduction") REFERENCES "public"."introduction"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introduction_answer" ADD CONSTRAINT "introduction_answer_by_person_id_fk" FOREIGN KEY ("by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introduction_block" ADD CONSTRAINT "introduction_block_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introduction_block" ADD CONSTRAINT "introduction_block_investor_person_id_fk" FOREIGN KEY ("investor") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introduction_block" ADD CONSTRAINT "introduction_block_by_person_id_fk" FOREIGN KEY ("by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introduction_outcome" ADD CONSTRAINT "introduction_outcome_introduction_introduction_id_fk" FOREIGN KEY ("introduction") REFERENCES "public"."introduction"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introduction_outcome" ADD CONSTRAINT "introduction_outcome_by_person_id_fk" FOREIGN KEY ("by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introduction_slot" ADD CONSTRAINT "introduction_slot_introduction_introduction_id_fk" FOREIGN KEY ("introduction") REFERENCES "public"."introduction"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "introduction_open" ON "introduction" USING btree ("founder","investor") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "introduction_of_startup" ON "introduction" USING btree ("founder","asked_at");--> statement-breakpoint
CREATE INDEX "introduction_of_investor" ON "introduction" USING btree ("investor","asked_at");--> statement-breakpoint
CREATE INDEX "introduction_newest" ON "introduction" USING btree ("asked_at","id");--> statement-breakpoint
CREATE INDEX "introduction_closed" ON "introduction" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "introduction_to_lapse" ON "introduction" USING btree ("expires_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "introduction_answer_by" ON "introduction_answer" USING btree ("by");--> statement-breakpoint
CREATE INDEX "introduction_block_of" ON "introduction_block" USING btree ("investor");--> statement-breakpoint
CREATE INDEX "introduction_block_by" ON "introduction_block" USING btree ("by");--> statement-breakpoint
CREATE INDEX "introduction_outcome_by" ON "introduction_outcome" USING btree ("by");