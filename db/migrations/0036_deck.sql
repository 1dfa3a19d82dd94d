CREATE TABLE "deck_original" (
	"founder" text NOT NULL,
	"version" uuid NOT NULL,
	"number" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "deck_original_version_number_pk" PRIMARY KEY("version","number")
);
--> statement-breakpoint
CREATE TABLE "deck_page" (
	"founder" text NOT NULL,
	"version" uuid NOT NULL,
	"number" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"picture" "bytea" NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "deck_page_version_number_pk" PRIMARY KEY("version","number")
);
--> statement-breakpoint
CREATE TABLE "deck_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"founder" text NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"why" text,
	"pages" integer,
	"tries" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deck_version_of" UNIQUE("founder","number"),
	CONSTRAINT "deck_version_state" CHECK ("deck_version"."state" in ('waiting', 'drawn', 'refused')),
	CONSTRAINT "deck_version_why" CHECK (("deck_version"."state" = 'refused') = ("deck_version"."why" is not null))
);
--> statement-breakpoint
CREATE TABLE "deck_reader" (
	"id" uuid PRIMARY KEY NOT NULL,
	"founder" text NOT NULL,
	"email" text,
	"person" text,
	CONSTRAINT "deck_reader_address" UNIQUE("founder","email"),
	CONSTRAINT "deck_reader_account" UNIQUE("founder","person"),
	CONSTRAINT "deck_reader_known" CHECK (num_nonnulls("deck_reader"."email", "deck_reader"."person") >= 1)
);
--> statement-breakpoint
CREATE TABLE "deck_visit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"founder" text NOT NULL,
	"reader" uuid,
	"version" uuid,
	"opened_at" timestamp with time zone NOT NULL,
	"shows" boolean NOT NULL,
	"counted" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "publication" ADD COLUMN "deck_version" uuid;--> statement-breakpoint
ALTER TABLE "publication_look" ADD COLUMN "deck_version" uuid;--> statement-breakpoint
ALTER TABLE "deck_original" ADD CONSTRAINT "deck_original_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_original" ADD CONSTRAINT "deck_original_version_deck_version_id_fk" FOREIGN KEY ("version") REFERENCES "public"."deck_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_page" ADD CONSTRAINT "deck_page_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_page" ADD CONSTRAINT "deck_page_version_deck_version_id_fk" FOREIGN KEY ("version") REFERENCES "public"."deck_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_version" ADD CONSTRAINT "deck_version_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_reader" ADD CONSTRAINT "deck_reader_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_reader" ADD CONSTRAINT "deck_reader_person_person_id_fk" FOREIGN KEY ("person") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_visit" ADD CONSTRAINT "deck_visit_founder_startup_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_visit" ADD CONSTRAINT "deck_visit_reader_deck_reader_id_fk" FOREIGN KEY ("reader") REFERENCES "public"."deck_reader"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_visit" ADD CONSTRAINT "deck_visit_version_deck_version_id_fk" FOREIGN KEY ("version") REFERENCES "public"."deck_version"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deck_version_waiting" ON "deck_version" USING btree ("uploaded_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "deck_visit_of" ON "deck_visit" USING btree ("founder","opened_at");--> statement-breakpoint
CREATE INDEX "deck_visit_by" ON "deck_visit" USING btree ("reader","opened_at");--> statement-breakpoint
ALTER TABLE "deck_original" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "deck_page" ALTER COLUMN "picture" SET STORAGE EXTERNAL;
