CREATE TABLE "startup_logo" (
	"startup" text PRIMARY KEY NOT NULL,
	"picture" "bytea" NOT NULL,
	"version" text NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "startup_logo" ADD CONSTRAINT "startup_logo_startup_startup_id_fk" FOREIGN KEY ("startup") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;