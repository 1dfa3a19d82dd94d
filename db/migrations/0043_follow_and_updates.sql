CREATE TABLE "follow" (
	"id" uuid PRIMARY KEY NOT NULL,
	"startup" text NOT NULL,
	"investor" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "follow_once" UNIQUE("startup","investor")
);
--> statement-breakpoint
CREATE TABLE "follow_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"startup" text NOT NULL,
	"email" text NOT NULL,
	"lang" text NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "follow_invitation_email_folded" CHECK ("follow_invitation"."email" = lower("follow_invitation"."email"))
);
--> statement-breakpoint
CREATE TABLE "investor_update" (
	"id" uuid PRIMARY KEY NOT NULL,
	"startup" text NOT NULL,
	"figures" jsonb NOT NULL,
	"worked" text NOT NULL,
	"stuck" text NOT NULL,
	"asked" text NOT NULL,
	"corrects" uuid,
	"by" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "investor_update_length" CHECK (char_length("investor_update"."worked") <= 600 and char_length("investor_update"."stuck") <= 600 and char_length("investor_update"."asked") <= 600)
);
--> statement-breakpoint
CREATE TABLE "update_recipient" (
	"id" uuid PRIMARY KEY NOT NULL,
	"update" uuid NOT NULL,
	"follow" uuid,
	"invitation" uuid,
	CONSTRAINT "update_recipient_follow" UNIQUE("update","follow"),
	CONSTRAINT "update_recipient_invitation" UNIQUE("update","invitation"),
	CONSTRAINT "update_recipient_one_way" CHECK (num_nonnulls("update_recipient"."follow", "update_recipient"."invitation") <= 1)
);
--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_startup_startup_id_fk" FOREIGN KEY ("startup") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_investor_person_id_fk" FOREIGN KEY ("investor") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_invitation" ADD CONSTRAINT "follow_invitation_startup_startup_id_fk" FOREIGN KEY ("startup") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investor_update" ADD CONSTRAINT "investor_update_startup_startup_id_fk" FOREIGN KEY ("startup") REFERENCES "public"."startup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investor_update" ADD CONSTRAINT "investor_update_corrects_investor_update_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."investor_update"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "update_recipient" ADD CONSTRAINT "update_recipient_update_investor_update_id_fk" FOREIGN KEY ("update") REFERENCES "public"."investor_update"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "update_recipient" ADD CONSTRAINT "update_recipient_follow_follow_id_fk" FOREIGN KEY ("follow") REFERENCES "public"."follow"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "update_recipient" ADD CONSTRAINT "update_recipient_invitation_follow_invitation_id_fk" FOREIGN KEY ("invitation") REFERENCES "public"."follow_invitation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_by" ON "follow" USING btree ("investor");--> statement-breakpoint
CREATE UNIQUE INDEX "follow_invitation_open" ON "follow_invitation" USING btree ("startup","email") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "follow_invitation_to" ON "follow_invitation" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "investor_update_of" ON "investor_update" USING btree ("startup","sent_at");--> statement-breakpoint
CREATE INDEX "update_recipient_following" ON "update_recipient" USING btree ("follow");--> statement-breakpoint
CREATE INDEX "update_recipient_invited" ON "update_recipient" USING btree ("invitation");--> statement-breakpoint
-- A sent update never changes; what belongs to an erased startup still goes with it.
CREATE FUNCTION refuse_update_of_investor_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a sent update never changes';
END $$;
--> statement-breakpoint
CREATE TRIGGER investor_update_fixed BEFORE UPDATE ON "investor_update" FOR EACH ROW EXECUTE FUNCTION refuse_update_of_investor_update();
