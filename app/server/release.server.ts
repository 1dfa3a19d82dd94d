import { answerTerms } from "../../domain/application/facts.server.ts";
import { releaseDue } from "../../domain/application/release.server.ts";
import type { ContentWatch } from "../../domain/content/content.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { regularly } from "../../platform/jobs/regularly.ts";
import type { Log } from "../../platform/log/log.server.ts";

const interval = 1_000;

/** Releases the answers to applications whose time has come, until stopped. */
export function watchReleases(db: Db, contentWatch: ContentWatch, log: Log) {
  const look = () => releaseDue(db, answerTerms(contentWatch.current()), log);
  return regularly(interval, look, (error) => log.warn({ error }, "answers to applications could not be released"));
}
