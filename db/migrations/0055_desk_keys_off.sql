CREATE TABLE "desk_keys_off" (
	"person_id" text PRIMARY KEY NOT NULL,
	"turned_off_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_keys_off" ADD CONSTRAINT "desk_keys_off_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;