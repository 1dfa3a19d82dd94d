import { readCookie } from "../../platform/http/cookie.ts";

export const purposes = ["advertising", "scheduling"] as const;
export type Purpose = (typeof purposes)[number];

export type Choices = Partial<Record<Purpose, boolean>>;

export type KeptChoice = {
  /** A random number that links the consent cookie to the stored proofs and to nothing else. */
  visitor: string;
  madeAt: Date;
  version: number;
  choices: Choices;
};

const cookie = "consent";

/** The lifetime of a consent choice in seconds, for consent and refusal alike: 180 days, a little under six months. */
const lasts = 180 * 24 * 3_600;

const letters = { advertising: "a", scheduling: "s" } as const satisfies Record<Purpose, string>;

function printChoice({ visitor, madeAt, version, choices }: KeptChoice) {
  const parts = purposes.map((purpose) =>
    choices[purpose] === undefined ? "" : `${letters[purpose]}${Number(choices[purpose])}`,
  );
  return [visitor, Math.floor(madeAt.getTime() / 1_000), version, parts.join("")].join(".");
}

export function choiceCookie(choice: KeptChoice, secure: boolean) {
  return `${cookie}=${printChoice(choice)}; Path=/; Max-Age=${lasts}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

export const choiceEnds = ({ madeAt }: KeptChoice) => new Date(madeAt.getTime() + lasts * 1_000);

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
