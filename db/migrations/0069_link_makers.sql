ALTER TABLE "host" ADD COLUMN "link_made_by" text;--> statement-breakpoint
ALTER TABLE "session_link" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "host" ADD CONSTRAINT "host_link_made_by_person_id_fk" FOREIGN KEY ("link_made_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_link" ADD CONSTRAINT "session_link_made_by_person_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_link_made_by" ON "host" USING btree ("link_made_by");--> statement-breakpoint
CREATE INDEX "session_link_made_by" ON "session_link" USING btree ("made_by");--> statement-breakpoint
-- Earlier links get their maker from the audit log; a link that it does not know opens nothing any more.
update "host" h set "link_made_by" = (
  select e."actor" from "audit_entry" e join "person" p on p."id" = e."actor"
  where e."action" = 'hours.link' and e."object_id" = h."id" order by e."id" desc limit 1
) where h."link_digest" is not null;--> statement-breakpoint
update "session_link" l set "made_by" = (
  select e."actor" from "audit_entry" e join "person" p on p."id" = e."actor"
  where e."action" = 'session.link' and e."object_id" = l."session" and e."at" between l."made_at" - interval '1 minute' and l."made_at" + interval '1 minute'
  order by abs(extract(epoch from e."at" - l."made_at")) limit 1
) where l."revoked_at" is null;
