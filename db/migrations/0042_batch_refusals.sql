CREATE TABLE "application_batch_refusal" (
	"batch" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"author" text NOT NULL,
	"status" text NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_batch_refusal_batch_application_id_pk" PRIMARY KEY("batch","application_id")
);
--> statement-breakpoint
ALTER TABLE "application_batch_refusal" ADD CONSTRAINT "application_batch_refusal_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_batch_refusal_of" ON "application_batch_refusal" USING btree ("application_id");