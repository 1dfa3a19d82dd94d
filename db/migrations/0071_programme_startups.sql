ALTER TABLE "application" ADD COLUMN "startup" text;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_startup_startup_id_fk" FOREIGN KEY ("startup") REFERENCES "public"."startup"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_startup" ON "application" USING btree ("startup") WHERE startup is not null;