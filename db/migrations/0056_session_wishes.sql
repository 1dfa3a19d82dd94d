CREATE TABLE "session_interest" (
	"session" text NOT NULL,
	"founder" text NOT NULL,
	"investor" text NOT NULL,
	"side" text NOT NULL,
	"by" text,
	"at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "session_interest_session_founder_investor_side_pk" PRIMARY KEY("session","founder","investor","side"),
	CONSTRAINT "session_interest_side" CHECK ("session_interest"."side" in ('startup', 'investor'))
);
--> statement-breakpoint
ALTER TABLE "introduction" ADD COLUMN "session" text;--> statement-breakpoint
ALTER TABLE "session_guest" ADD COLUMN "shown_to_founders" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session_guest" ADD COLUMN "wishes_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session_interest" ADD CONSTRAINT "session_interest_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_interest" ADD CONSTRAINT "session_interest_investor_person_id_fk" FOREIGN KEY ("investor") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_interest" ADD CONSTRAINT "session_interest_by_person_id_fk" FOREIGN KEY ("by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_interest_founder" ON "session_interest" USING btree ("founder");--> statement-breakpoint
CREATE INDEX "session_interest_investor" ON "session_interest" USING btree ("investor");--> statement-breakpoint
CREATE INDEX "session_interest_by" ON "session_interest" USING btree ("by");