CREATE TABLE "participation_fee" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"session" text NOT NULL,
	"amount" bigint NOT NULL,
	"author" text NOT NULL,
	"agreed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_back_at" timestamp with time zone,
	"taken_back_by" text,
	CONSTRAINT "participation_fee_amount" CHECK (amount >= 0)
);
--> statement-breakpoint
ALTER TABLE "participation_fee" ADD CONSTRAINT "participation_fee_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "participation_fee_of" ON "participation_fee" USING btree ("lead_id","session") WHERE taken_back_at is null;