import { hash, randomBytes } from "node:crypto";
import { watchParisDay } from "../language/paris-day.ts";

/** The maximum number of visitors remembered per day; forgotten visitors count as new when they return. */
const remembered = 100_000;

const program =
  /bot|crawl|spider|slurp|archiv|scan|monitor|preview|fetch|feed|headless|lighthouse|curl|wget|python|java\/|go-http|node|axios|okhttp|facebookexternalhit|whatsapp|telegram|embedly/i;

export type Reader = {
  address: string;
  userAgent: string | undefined;
  /** The Accept-Language header, which browsers send and most programs do not. */
  language: string | undefined;
  /** The Sec-Purpose or Purpose header, which browsers send when they prefetch a page. */
  purpose: string | undefined;
  /** True if the browser requests not to be tracked (Sec-GPC or DNT header). */
  objects: boolean;
};

/** Checks that a person requested the page, not a program, and that the person accepts being counted. */
export function isReader({ userAgent, language, purpose, objects }: Omit<Reader, "address">) {
  return Boolean(userAgent && language && !objects && !purpose?.includes("prefetch") && !program.test(userAgent));
}

/** Tells whether a visitor is new today, from digests whose daily salt exists only in memory. */
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
