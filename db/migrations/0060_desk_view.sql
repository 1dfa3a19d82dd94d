CREATE TABLE "desk_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"shared" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_view_name" UNIQUE("owner","list","name")
);
--> statement-breakpoint
ALTER TABLE "desk_view" ADD CONSTRAINT "desk_view_owner_person_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_view_shared" ON "desk_view" USING btree ("list","shared");