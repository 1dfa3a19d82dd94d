CREATE TABLE "account_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"purpose" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "credential" (
	"person_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"digest" text NOT NULL,
	"role" text NOT NULL,
	"stage" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"address" text NOT NULL,
	"device" text NOT NULL,
	CONSTRAINT "login_session_digest_unique" UNIQUE("digest"),
	CONSTRAINT "login_session_stage_known" CHECK ("login_session"."stage" in ('open', 'code', 'enrolment'))
);
--> statement-breakpoint
CREATE TABLE "person_consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"purpose" text NOT NULL,
	"version" integer NOT NULL,
	"wording" text NOT NULL,
	"lang" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"person_id" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "recovery_code_person_id_digest_pk" PRIMARY KEY("person_id","digest")
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"person_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text NOT NULL,
	"lang" text NOT NULL,
	"requested_plan" text,
	"hash" text NOT NULL,
	"accepted" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_up_role_known" CHECK ("sign_up"."role" in ('founder', 'investor'))
);
--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_session" ADD CONSTRAINT "login_session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_consent" ADD CONSTRAINT "person_consent_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_link_of" ON "account_link" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "account_link_oldest" ON "account_link" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "login_session_of" ON "login_session" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "login_session_seen" ON "login_session" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "person_consent_of" ON "person_consent" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sign_up_email" ON "sign_up" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sign_up_oldest" ON "sign_up" USING btree ("created_at");