CREATE TABLE "pitch_answer" (
	"lead" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"line" text NOT NULL,
	"author" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pitch_answer_reason" CHECK ("pitch_answer"."reason" in ('full', 'early', 'fit', 'incomplete'))
);
--> statement-breakpoint
CREATE TABLE "session_card" (
	"session" text NOT NULL,
	"startup" text NOT NULL,
	"by" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_card_session_startup_pk" PRIMARY KEY("session","startup")
);
--> statement-breakpoint
CREATE TABLE "session_record" (
	"session" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" text NOT NULL,
	"applied" integer NOT NULL,
	"selected" integer NOT NULL,
	"pitched" integer NOT NULL,
	"present" integer,
	"wishes" integer NOT NULL,
	"introductions" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session_place" ADD COLUMN "pitched" boolean;--> statement-breakpoint
ALTER TABLE "pitch_answer" ADD CONSTRAINT "pitch_answer_lead_lead_id_fk" FOREIGN KEY ("lead") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_card" ADD CONSTRAINT "session_card_startup_startup_id_fk" FOREIGN KEY ("startup") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_card" ADD CONSTRAINT "session_card_by_person_id_fk" FOREIGN KEY ("by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_card_startup" ON "session_card" USING btree ("startup");--> statement-breakpoint
CREATE INDEX "session_card_by" ON "session_card" USING btree ("by");