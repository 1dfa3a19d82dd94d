import { hash, randomBytes } from "node:crypto";
import { watchParisDay } from "../language/paris-day.ts";

/**
 * The most readers remembered per day. Beyond this the oldest are forgotten, to limit memory; a later repeat is then
 * counted again.
 */
const remembered = 100_000;

const program =
  /bot|crawl|spider|slurp|archiv|scan|monitor|preview|fetch|feed|headless|lighthouse|curl|wget|python|java\/|go-http|node|axios|okhttp|facebookexternalhit|whatsapp|telegram|embedly/i;

export type Reader = {
  address: string;
  userAgent: string | undefined;
  /** Accept-Language: browsers used by people send it. */
  language: string | undefined;
  /** Set by a browser that prefetches. */
  purpose: string | undefined;
  /** The browser asks not to be counted (Sec-GPC, DNT). */
  objects: boolean;
};

/** Whether a page request is from a person who reads it and has not opted out of being counted. */
export function isReader({ userAgent, language, purpose, objects }: Omit<Reader, "address">) {
  return Boolean(userAgent && language && !objects && !purpose?.includes("prefetch") && !program.test(userAgent));
}

/**
 * Tells whether a reader is new today. No personal data is stored: repeats are recognised by a digest with a salt that
 * is renewed each day and kept only in memory.
 */
export function rememberToday(today = watchParisDay()) {
  let day = "";
  let salt = "";
  const seen = new Set<string>();
  return {
    today,
    isFirst(...who: (string | undefined)[]) {
      if (day !== today()) {
        day = today();
        salt = randomBytes(32).toString("base64url");
        seen.clear();
      }
      const digest = hash("sha256", JSON.stringify([salt, ...who]), "base64url").slice(0, 16);
      if (seen.has(digest)) return false;
      seen.add(digest);
      if (seen.size > remembered) for (const first of seen) if (seen.delete(first)) break;
      return true;
    },
  };
}
