import { hash, randomBytes } from "node:crypto";
import { watchParisDay } from "../language/paris-day.ts";

/** Beyond this many a day the first ones are forgotten: memory is bounded, a late repeat counts again. */
const remembered = 100_000;

const program =
  /bot|crawl|spider|slurp|archiv|scan|monitor|preview|fetch|feed|headless|lighthouse|curl|wget|python|java\/|go-http|node|axios|okhttp|facebookexternalhit|whatsapp|telegram|embedly/i;

export type Reader = {
  address: string;
  userAgent: string | undefined;
  /** Browsers of people name the languages they read. */
  language: string | undefined;
  /** Set by a browser that looks ahead. */
  purpose: string | undefined;
  /** The browser says for its person not to be counted (Sec-GPC, DNT). */
  objects: boolean;
};

/** Whether a request for a page is a person's who reads it and lets it be counted. */
export function isReader({ userAgent, language, purpose, objects }: Omit<Reader, "address">) {
  return Boolean(userAgent && language && !objects && !purpose?.includes("prefetch") && !program.test(userAgent));
}

/**
 * Tells a first time of the day from a repeat. Nothing of a person is stored: what tells repeats is a digest under a
 * salt that is made anew each day and never leaves the memory.
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
