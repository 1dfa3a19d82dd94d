import { readCookie } from "../../platform/http/cookie.ts";

export const purposes = ["advertising", "scheduling"] as const;
export type Purpose = (typeof purposes)[number];

/** What was chosen for each purpose that was asked about. */
export type Choices = Partial<Record<Purpose, boolean>>;

/** A choice as the visitor's browser keeps it. */
export type KeptChoice = {
  /** A random number that ties the choice to its proofs, and to nothing else. */
  visitor: string;
  madeAt: Date;
  /** Of the wording that was shown. */
  version: number;
  choices: Choices;
};

const cookie = "consent";

/** Seconds for which a choice counts, given or refused: six months, counted short. */
const lasts = 180 * 24 * 3_600;

const letters = { advertising: "a", scheduling: "s" } as const satisfies Record<Purpose, string>;

function printChoice({ visitor, madeAt, version, choices }: KeptChoice) {
  const parts = purposes.map((purpose) =>
    choices[purpose] === undefined ? "" : `${letters[purpose]}${Number(choices[purpose])}`,
  );
  return [visitor, Math.floor(madeAt.getTime() / 1_000), version, parts.join("")].join(".");
}

/** The cookie that keeps a choice, for a Set-Cookie or for a script to set. */
export function choiceCookie(choice: KeptChoice, secure: boolean) {
  return `${cookie}=${printChoice(choice)}; Path=/; Max-Age=${lasts}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** When a choice stops to count. */
export const choiceEnds = ({ madeAt }: KeptChoice) => new Date(madeAt.getTime() + lasts * 1_000);

/** The choice that counts at `now` among these cookies; undefined where there is none, or none any more. */
export function readChoice(cookies: string | null | undefined, now = new Date()): KeptChoice | undefined {
  const [, visitor = "", seconds = "", version = "", written = ""] =
    /^([\w-]{22})\.(\d{1,11})\.(\d{1,6})\.((?:[as][01])*)$/.exec(readCookie(cookies, cookie) ?? "") ?? [];
  if (!visitor) return undefined;
  const choices: Choices = {};
  for (const purpose of purposes) {
    const at = written.indexOf(letters[purpose]);
    if (at >= 0) choices[purpose] = written[at + 1] === "1";
  }
  const choice = { visitor, madeAt: new Date(Number(seconds) * 1_000), version: Number(version), choices };
  return choiceEnds(choice) > now ? choice : undefined;
}

export type Outcome = "given" | "refused" | "withdrawn" | "changed";

/** What a choice was, seen from the one before it. */
export function outcomeOf(before: Choices | undefined, now: Choices): Outcome {
  const given = (choices: Choices) => purposes.filter((purpose) => choices[purpose]);
  const [earlier, later] = [given(before ?? {}), given(now)];
  if (earlier.length === 0) return later.length > 0 ? "given" : "refused";
  if (later.length === 0) return "withdrawn";
  return earlier.join(" ") === later.join(" ") ? "given" : "changed";
}
