CREATE TABLE "deck_agreement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"founder" text NOT NULL,
	"text" text NOT NULL,
	"sha256" text NOT NULL,
	"lang" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "deck_agreement_text" UNIQUE("founder","sha256")
);
--> statement-breakpoint
CREATE TABLE "deck_agreement_accepted" (
	"agreement" uuid NOT NULL,
	"founder" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "deck_agreement_accepted_agreement_email_pk" PRIMARY KEY("agreement","email")
);
--> statement-breakpoint
ALTER TABLE "deck_link" ADD COLUMN "agreement" uuid;--> statement-breakpoint
ALTER TABLE "deck_agreement" ADD CONSTRAINT "deck_agreement_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_agreement_accepted" ADD CONSTRAINT "deck_agreement_accepted_agreement_deck_agreement_id_fk" FOREIGN KEY ("agreement") REFERENCES "public"."deck_agreement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_agreement_accepted" ADD CONSTRAINT "deck_agreement_accepted_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deck_agreement_accepted_of" ON "deck_agreement_accepted" USING btree ("founder");--> statement-breakpoint
CREATE INDEX "deck_agreement_accepted_by" ON "deck_agreement_accepted" USING btree ("email");--> statement-breakpoint
ALTER TABLE "deck_link" ADD CONSTRAINT "deck_link_agreement_deck_agreement_id_fk" FOREIGN KEY ("agreement") REFERENCES "public"."deck_agreement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_link" ADD CONSTRAINT "deck_link_agreement" CHECK ("deck_link"."agreement" is null or "deck_link"."to_email" is not null);