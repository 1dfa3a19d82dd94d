CREATE TABLE "application_draft_count" (
	"day" date PRIMARY KEY NOT NULL,
	"started" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_count" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"lang" text NOT NULL,
	"visits" integer NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "visit_count_day_page_lang_pk" PRIMARY KEY("day","page","lang")
);
