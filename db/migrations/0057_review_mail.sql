CREATE TABLE "ranking_look" (
	"intake" text NOT NULL,
	"person" text NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ranking_look_intake_person_pk" PRIMARY KEY("intake","person")
);
--> statement-breakpoint
CREATE TABLE "review_mail" (
	"person" text PRIMARY KEY NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_mail" ADD CONSTRAINT "review_mail_person_person_id_fk" FOREIGN KEY ("person") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;