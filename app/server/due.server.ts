import type { ContentWatch } from "../../domain/content/content.server.ts";
import { publishDue } from "../../domain/content/publish-due.server.ts";
import { publishDuePosts } from "../../domain/post/publish-due.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { regularly } from "../../platform/jobs/regularly.ts";
import type { Log } from "../../platform/log/log.server.ts";

const interval = 2_000;

/** Publishes scheduled content when its date has come, until stopped. */
export function watchDue(db: Db, contentWatch: ContentWatch, log: Log) {
  async function look() {
    const published = (await publishDue(db)) + (await publishDuePosts(db));
    if (published > 0) await contentWatch.refresh();
  }
  return regularly(interval, look, (error) => log.warn({ error }, "what was due could not be published"));
}
