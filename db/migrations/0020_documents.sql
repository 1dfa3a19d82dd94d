CREATE TABLE "document_section" (
	"founder" text NOT NULL,
	"kind" text NOT NULL,
	"section" text NOT NULL,
	"chosen" boolean NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_section_founder_kind_section_pk" PRIMARY KEY("founder","kind","section")
);
--> statement-breakpoint
CREATE TABLE "document_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"founder" text NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"composed" jsonb NOT NULL,
	"milestones" jsonb NOT NULL,
	"model" text,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_version_number" UNIQUE("founder","kind","number"),
	CONSTRAINT "document_version_from_one" CHECK ("document_version"."number" > 0)
);
--> statement-breakpoint
ALTER TABLE "document_section" ADD CONSTRAINT "document_section_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_founder_person_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;