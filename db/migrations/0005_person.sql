CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text,
	"action" text NOT NULL,
	"object_kind" text,
	"object_id" text,
	"result" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "investor_decision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"verdict" text NOT NULL,
	"author" text NOT NULL,
	"reason" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "investor_decision_known" CHECK ("investor_decision"."verdict" in ('yes', 'no')),
	CONSTRAINT "investor_decision_signed" CHECK (trim("investor_decision"."author") <> '' and trim("investor_decision"."reason") <> '')
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text NOT NULL,
	"lang" text NOT NULL,
	"requested_plan" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_email_unique" UNIQUE("email"),
	CONSTRAINT "person_role_known" CHECK ("person"."role" in ('founder', 'investor', 'admin')),
	CONSTRAINT "person_plan_known" CHECK ("person"."requested_plan" in ('visible', 'elite')),
	CONSTRAINT "person_lang_known" CHECK ("person"."lang" in ('en', 'fr')),
	CONSTRAINT "person_email_folded" CHECK ("person"."email" = lower("person"."email"))
);
--> statement-breakpoint
CREATE TABLE "person_block" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"author" text NOT NULL,
	"reason" text NOT NULL,
	"blocked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted_by" text,
	"lifted_at" timestamp with time zone,
	CONSTRAINT "person_block_signed" CHECK (trim("person_block"."author") <> '' and trim("person_block"."reason") <> '')
);
--> statement-breakpoint
ALTER TABLE "investor_decision" ADD CONSTRAINT "investor_decision_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_block" ADD CONSTRAINT "person_block_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_newest" ON "audit_entry" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("actor","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entry_object" ON "audit_entry" USING btree ("object_kind","object_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "investor_decision_of" ON "investor_decision" USING btree ("person_id","decided_at");--> statement-breakpoint
CREATE INDEX "person_newest" ON "person" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "person_block_of" ON "person_block" USING btree ("person_id");--> statement-breakpoint
CREATE FUNCTION keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '12 months' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the audit log is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_kept BEFORE UPDATE OR DELETE ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION keep_audit();
