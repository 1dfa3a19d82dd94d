DROP INDEX "privacy_request_newest";--> statement-breakpoint
CREATE INDEX "privacy_request_newest" ON "privacy_request" USING btree ("asked_at","id");