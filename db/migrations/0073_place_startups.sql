ALTER TABLE "lead" ADD COLUMN "startup" text;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_startup_startup_id_fk" FOREIGN KEY ("startup") REFERENCES "public"."startup"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_startup" ON "lead" USING btree ("startup") WHERE startup is not null;