CREATE TABLE "team_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"functions" text[] NOT NULL,
	"lang" text NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "team_invitation_functions_known" CHECK ("team_invitation"."functions" <@ array['manager', 'reviewer', 'expert']::text[] and cardinality("team_invitation"."functions") > 0),
	CONSTRAINT "team_invitation_email_folded" CHECK ("team_invitation"."email" = lower("team_invitation"."email")),
	CONSTRAINT "team_invitation_lang_known" CHECK ("team_invitation"."lang" in ('en', 'fr'))
);
--> statement-breakpoint
CREATE TABLE "team_member" (
	"person_id" text PRIMARY KEY NOT NULL,
	"functions" text[] NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_member_functions_known" CHECK ("team_member"."functions" <@ array['manager', 'reviewer', 'expert']::text[] and cardinality("team_member"."functions") > 0)
);
--> statement-breakpoint
ALTER TABLE "person" DROP CONSTRAINT "person_role_known";--> statement-breakpoint
ALTER TABLE "team_invitation" ADD CONSTRAINT "team_invitation_invited_by_person_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitation_open" ON "team_invitation" USING btree ("email") WHERE used_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "team_invitation_by" ON "team_invitation" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "team_invitation_ended" ON "team_invitation" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_role_known" CHECK ("person"."role" in ('founder', 'investor', 'team', 'admin'));