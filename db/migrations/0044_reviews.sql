CREATE TABLE "conflict" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"person_id" text NOT NULL,
	"reason" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by" text
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"rubric" integer NOT NULL,
	"steps" jsonb NOT NULL,
	"score" real NOT NULL,
	"sentence" text NOT NULL,
	"submission" uuid NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	CONSTRAINT "review_number" UNIQUE("assignment_id","number"),
	CONSTRAINT "review_sentence_short" CHECK (char_length("review"."sentence") <= 280),
	CONSTRAINT "review_score_known" CHECK ("review"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "review_assignment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"reviewer" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"assigned_by" text,
	"assigned_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "review_assignment_once" UNIQUE("application_id","reviewer")
);
--> statement-breakpoint
CREATE TABLE "review_look" (
	"application_id" uuid NOT NULL,
	"person_id" text NOT NULL,
	"looked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_look_application_id_person_id_pk" PRIMARY KEY("application_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "review_round" (
	"intake" text PRIMARY KEY NOT NULL,
	"rubric" integer NOT NULL,
	"per_file" integer NOT NULL,
	"answer_hours" integer NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_round_per_file_known" CHECK ("review_round"."per_file" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "rubric_version" (
	"number" integer PRIMARY KEY NOT NULL,
	"criteria" jsonb NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conflict" ADD CONSTRAINT "conflict_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_rubric_rubric_version_number_fk" FOREIGN KEY ("rubric") REFERENCES "public"."rubric_version"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_of" FOREIGN KEY ("assignment_id") REFERENCES "public"."review_assignment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_assignment" ADD CONSTRAINT "review_assignment_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_look" ADD CONSTRAINT "review_look_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_round" ADD CONSTRAINT "review_round_rubric_rubric_version_number_fk" FOREIGN KEY ("rubric") REFERENCES "public"."rubric_version"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conflict_standing" ON "conflict" USING btree ("person_id","application_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "conflict_application" ON "conflict" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "review_application" ON "review" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "review_assignment_open" ON "review_assignment" USING btree ("reviewer","due_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "review_assignment_at" ON "review_assignment" USING btree ("assigned_at");