CREATE TABLE "consent_proof" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor" text NOT NULL,
	"advertising" boolean,
	"scheduling" boolean,
	"wording" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_wording" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"lang" text NOT NULL,
	"shown" jsonb NOT NULL,
	"first_chosen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent_proof" ADD CONSTRAINT "consent_proof_wording_consent_wording_id_fk" FOREIGN KEY ("wording") REFERENCES "public"."consent_wording"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_proof_visitor" ON "consent_proof" USING btree ("visitor","at");