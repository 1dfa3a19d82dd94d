import type { Lang } from "../platform/language/language.ts";

type Page = {
  /** The first is canonical. */
  paths: readonly [string, ...string[]];
  /** Route module, from app/. */
  module: string;
  /** Its language until the visitor has chosen one; "default" follows DEFAULT_LANGUAGE. */
  language: Lang | "default";
  audience: "everyone";
  /** Whether its bytes are the same for every visitor, so that they can be kept. */
  kept: boolean;
  /** Where a script sends the page's form, and the module that answers there. */
  send?: { path: string; module: string };
  /** Whether a form of a page that is not kept may be sent to it. */
  posted?: true;
  /** Whether it stands without the site's frame: language, theme and legal links only. */
  alone?: true;
};

export const pages = {
  home: { paths: ["/"], module: "marketing/home.page.tsx", language: "default", audience: "everyone", kept: true },
  simulator: {
    paths: ["/simulator"],
    module: "simulator/simulator.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
    send: { path: "/simulator/send", module: "simulator/simulator.send.ts" },
  },
  program: {
    paths: ["/program", "/programme"],
    module: "marketing/program.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
  },
  "pitch-session": {
    paths: ["/pitch-session"],
    module: "marketing/pitch-session.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
  },
  "pitch-application": {
    paths: ["/pitch-session/apply"],
    module: "pitch-session/application.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
    send: { path: "/pitch-session/apply/send", module: "pitch-session/application.send.ts" },
  },
  "notify-me": {
    paths: ["/pitch-session/notify"],
    module: "pitch-session/notify.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
    send: { path: "/pitch-session/notify/send", module: "pitch-session/notify.send.ts" },
  },
  investors: {
    paths: ["/investors", "/investisseurs"],
    module: "marketing/investors.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
  },
  "investor-registration": {
    paths: ["/investors/register", "/investisseurs/inscription"],
    module: "investor-registration/investor-registration.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
    send: { path: "/investors/register/send", module: "investor-registration/investor-registration.send.ts" },
  },
  about: {
    paths: ["/about", "/a-propos"],
    module: "marketing/about.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
  },
  contact: {
    paths: ["/contact"],
    module: "contact/contact.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
    send: { path: "/contact/send", module: "contact/contact.send.ts" },
  },
  join: {
    paths: ["/join", "/rejoindre"],
    module: "join/join.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
    send: { path: "/join/send", module: "join/join.send.ts" },
  },
  studio: {
    paths: ["/studio"],
    module: "studio/studio.page.tsx",
    language: "fr",
    audience: "everyone",
    kept: true,
    alone: true,
  },
  "studio-audit": {
    paths: ["/studio/audit"],
    module: "studio/audit.page.tsx",
    language: "fr",
    audience: "everyone",
    kept: true,
    alone: true,
    send: { path: "/studio/audit/send", module: "studio/audit.send.ts" },
  },
  "studio-audit-request": {
    paths: ["/studio/audit/requests/:receipt"],
    module: "studio/request.page.tsx",
    language: "fr",
    audience: "everyone",
    kept: false,
    posted: true,
    alone: true,
    send: { path: "/studio/audit/details/send", module: "studio/details.send.ts" },
  },
  "pitch-session-4": {
    paths: ["/pitch-session-4"],
    module: "showcases/showcase.page.tsx",
    language: "fr",
    audience: "everyone",
    kept: true,
  },
  "pitch-session-5": {
    paths: ["/pitch-session-5"],
    module: "showcases/showcase.page.tsx",
    language: "fr",
    audience: "everyone",
    kept: true,
  },
  "deck-request": {
    paths: ["/decks/:startup"],
    module: "showcases/deck-request.page.tsx",
    language: "fr",
    audience: "everyone",
    kept: false,
    posted: true,
    send: { path: "/decks/send", module: "showcases/deck-request.send.ts" },
  },
  privacy: {
    paths: ["/privacy"],
    module: "legal/legal.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
  },
  "legal-notice": {
    paths: ["/legal-notice"],
    module: "legal/legal.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
  },
  accessibility: {
    paths: ["/accessibility"],
    module: "legal/legal.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
  },
  cookies: {
    paths: ["/cookies"],
    module: "legal/legal.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
  },
  receipt: {
    paths: ["/receipts/:receipt"],
    module: "receipt/receipt.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
  },
  /** The receipts of forms whose own page is French until another language is chosen. */
  "french-receipt": {
    paths: ["/recus/:receipt"],
    module: "receipt/receipt.page.tsx",
    language: "fr",
    audience: "everyone",
    kept: false,
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** Addresses that take a choice and send the visitor back. */
export const choices = { language: "/lang", theme: "/theme", consent: "/consent" } as const;

/** Where the outcome of what was sent can be asked. */
export const outcomePattern = "/receipts/:receipt/outcome";

/** A pitch session as a file for a calendar. */
export const calendarPattern = "/pitch-session/:session/calendar";

export function pathOf(name: PageName): string {
  return pages[name].paths[0];
}

/** Where a visitor writes to the team. */
export const contactPath = `${pathOf("about")}#contact`;

export const receiptPath = (receipt: string) => `/receipts/${receipt}`;
export const frenchReceiptPath = (receipt: string) => `/recus/${receipt}`;
export const outcomePath = (receipt: string) => `/receipts/${receipt}/outcome`;
export const auditRequestPath = (receipt: string) => `/studio/audit/requests/${receipt}`;
export const deckRequestPath = (startup: string) => `/decks/${startup}`;
export const calendarPath = (session: string) => `/pitch-session/${session}/calendar`;

const others: string[] = [...Object.values(choices)];
const kept = new Map<string, PageName>();
const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
const patterns: RegExp[] = [pattern(outcomePattern), pattern(calendarPattern)];
const sends = new Map<string, Page>();
const personal: { path: RegExp; page: Page }[] = [];
for (const [name, page] of Object.entries(pages) as [PageName, Page][]) {
  if (page.send) {
    others.push(page.send.path);
    sends.set(page.send.path, page);
  }
  for (const path of page.paths) {
    if (page.kept) kept.set(path, name);
    else {
      patterns.push(pattern(path));
      personal.push({ path: pattern(path), page });
    }
  }
}

/** The page that answers at this path, also to what is sent there. */
function pageAt(path: string): Page | undefined {
  const name = kept.get(path);
  return name ? pages[name] : (sends.get(path) ?? personal.find((each) => each.path.test(path))?.page);
}

export function keptPageAt(path: string) {
  return kept.get(path);
}

/** Whether something answers at this path. */
export function isKnown(path: string) {
  return kept.has(path) || others.includes(path) || patterns.some((known) => known.test(path));
}

/** Whether this path takes what is sent and shows nothing. */
export function isOnlyPosted(path: string) {
  return others.includes(path);
}

/** Whether a form may be sent to this path. */
export function takesPost(path: string) {
  const name = kept.get(path);
  if (name !== undefined) return "send" in pages[name];
  return others.includes(path) || personal.some((each) => each.page.posted && each.path.test(path));
}

/** The page's language for a visitor who has chosen none. */
export function languageOf(path: string, byDefault: Lang): Lang {
  const language = pageAt(path)?.language ?? "default";
  return language === "default" ? byDefault : language;
}

/** Whether the page at this path stands without the site's frame. */
export function standsAlone(path: string) {
  return pageAt(path)?.alone === true;
}
