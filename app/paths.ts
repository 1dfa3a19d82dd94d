import type { PaidPlan } from "../domain/plan/plan.ts";
import type { Role } from "../domain/person/viewer.ts";
import type { Lang } from "../platform/language/language.ts";

/** What a browser knows of a page; how it is served stands in page-rules.server.ts. */
type Page = {
  /** The first is canonical. */
  paths: readonly [string, ...string[]];
  /** Its language until the visitor has chosen one, where that is not DEFAULT_LANGUAGE. */
  language?: Lang;
  /** Whether its bytes are the same for every visitor, so that they can be kept. */
  kept?: true;
  /** Where a script sends the page's form. */
  send?: string;
  /** Keys of its address that make a page of its own for one request out of a kept one. */
  asks?: readonly string[];
  /** Whether it stands without the site's frame: language, theme and legal links only. */
  alone?: true;
};

export const pages = {
  home: { paths: ["/"], kept: true },
  simulator: { paths: ["/simulator"], kept: true, send: "/simulator/send" },
  program: { paths: ["/program", "/programme"], kept: true },
  "pitch-session": { paths: ["/pitch-session"], kept: true },
  "pitch-application": { paths: ["/pitch-session/apply"], kept: true, send: "/pitch-session/apply/send" },
  "notify-me": { paths: ["/pitch-session/notify"], kept: true, send: "/pitch-session/notify/send" },
  investors: { paths: ["/investors", "/investisseurs"], kept: true },
  "investor-registration": {
    paths: ["/investors/register", "/investisseurs/inscription"],
    kept: true,
    send: "/investors/register/send",
  },
  about: { paths: ["/about", "/a-propos"], kept: true },
  contact: { paths: ["/contact"], kept: true, send: "/contact/send" },
  application: { paths: ["/application", "/candidature"], kept: true, send: "/application/send" },
  "application-resume": { paths: ["/application/resume"], kept: true, send: "/application/resume/send" },
  "application-resume-asked": { paths: ["/application/resume/asked"], kept: true },
  "application-resume-link": { paths: ["/application/resume/:pass"] },
  "application-draft": { paths: ["/application/drafts/:pass"] },
  "application-status": { paths: ["/application/status/:pass"] },
  "application-account": { paths: ["/application/status/:pass/account"] },
  "application-change": { paths: ["/application/status/:pass/change"] },
  "application-revision": { paths: ["/application/revisions/:pass"] },
  join: { paths: ["/join", "/rejoindre"], kept: true, send: "/join/send" },
  pricing: { paths: ["/pricing"], kept: true, asks: ["billing"] },
  blog: { paths: ["/blog"], kept: true },
  article: { paths: ["/blog/:slug"], kept: true },
  newsletter: { paths: ["/newsletter"], kept: true, send: "/newsletter/send" },
  "newsletter-confirm": { paths: ["/newsletter/confirm/:token"] },
  "newsletter-unsubscribe": { paths: ["/newsletter/unsubscribe/:token"] },
  quiz: { paths: ["/quiz"], language: "fr", kept: true, send: "/quiz/send", asks: ["answers", "receipt"] },
  guide: {
    paths: ["/lancer-votre-startup-en-30-jours"],
    language: "fr",
    kept: true,
    send: "/lancer-votre-startup-en-30-jours/send",
    asks: ["quiz"],
  },
  "guide-confirmation": {
    paths: ["/lancer-votre-startup-en-30-jours-confirmation"],
    language: "fr",
    kept: true,
    asks: ["receipt"],
  },
  "guide-reading": { paths: ["/guide/:link"], language: "fr" },
  "guide-day": { paths: ["/guide/:link/:day"], language: "fr" },
  "guide-mails": { paths: ["/guide/mails/:key"], language: "fr" },
  conference: { paths: ["/conference"], language: "fr", kept: true, send: "/conference/send" },
  studio: { paths: ["/studio"], language: "fr", kept: true, alone: true },
  "studio-audit": { paths: ["/studio/audit"], language: "fr", kept: true, send: "/studio/audit/send", alone: true },
  "studio-audit-request": {
    paths: ["/studio/audit/requests/:receipt"],
    language: "fr",
    send: "/studio/audit/details/send",
    alone: true,
  },
  "pitch-session-4": { paths: ["/pitch-session-4"], language: "fr", kept: true },
  "pitch-session-5": { paths: ["/pitch-session-5"], language: "fr", kept: true },
  "deck-request": { paths: ["/decks/:startup"], language: "fr", send: "/decks/send" },
  privacy: { paths: ["/privacy"], kept: true },
  "my-data": { paths: ["/privacy/my-data", "/confidentialite/mes-donnees"] },
  "my-data-asked": { paths: ["/privacy/my-data/asked"], kept: true },
  "my-data-link": { paths: ["/privacy/my-data/link/:pass"] },
  "my-data-open": { paths: ["/privacy/my-data/open"] },
  "my-data-export": { paths: ["/privacy/my-data/export/:pass"] },
  "my-data-erasure": { paths: ["/privacy/my-data/erasure/:pass"] },
  "legal-notice": { paths: ["/legal-notice"], kept: true },
  terms: { paths: ["/terms", "/cgu"], kept: true },
  "sale-terms": { paths: ["/terms-of-sale", "/cgv"], kept: true },
  accessibility: { paths: ["/accessibility"], kept: true },
  cookies: { paths: ["/cookies"], kept: true },
  "sign-in": { paths: ["/auth/login"] },
  "sign-up": { paths: ["/auth/signup"] },
  "sign-up-sent": { paths: ["/auth/signup/sent"] },
  "account-confirm": { paths: ["/auth/confirm/:token"] },
  "password-reset": { paths: ["/auth/reset"] },
  "password-reset-sent": { paths: ["/auth/reset/sent"] },
  "new-password": { paths: ["/auth/reset/:token"] },
  "second-factor": { paths: ["/auth/second-factor"] },
  "second-factor-setup": { paths: ["/auth/second-factor/setup"] },
  "new-passkey": { paths: ["/auth/passkey"] },
  "email-change": { paths: ["/auth/email/:token"] },
  "founder-dashboard": { paths: ["/startup/dashboard", "/startup-dashboard"], language: "fr" },
  "founder-profile": { paths: ["/startup/profil", "/startup-profile"], language: "fr" },
  "investor-dashboard": { paths: ["/investisseur/dashboard", "/investor-dashboard"], language: "fr" },
  "investor-profile": { paths: ["/investor-profile"], language: "fr" },
  account: { paths: ["/account"] },
  receipt: { paths: ["/receipts/:receipt"] },
  admin: { paths: ["/admin"] },
  "admin-figures": { paths: ["/admin/figures"] },
  /** The receipts of forms whose own page is French until another language is chosen. */
  "french-receipt": { paths: ["/recus/:receipt"], language: "fr" },
  "admin-applications": { paths: ["/admin/applications"] },
  "admin-application": { paths: ["/admin/applications/:id"] },
  "admin-leads": { paths: ["/admin/leads"] },
  "admin-lead": { paths: ["/admin/leads/:id"] },
  "admin-deliveries": { paths: ["/admin/deliveries"] },
  "admin-delivery": { paths: ["/admin/deliveries/:id"] },
  "admin-search": { paths: ["/admin/search"] },
  "admin-people": { paths: ["/admin/people"] },
  "admin-person": { paths: ["/admin/people/:id"] },
  "admin-newsletter": { paths: ["/admin/newsletter"] },
  "admin-subscriber": { paths: ["/admin/newsletter/:id"] },
  "admin-privacy": { paths: ["/admin/privacy"] },
  "admin-privacy-request": { paths: ["/admin/privacy/:id"] },
  "admin-audit": { paths: ["/admin/audit"] },
  "admin-content": { paths: ["/admin/content"] },
  "admin-posts": { paths: ["/admin/content/posts"] },
  "admin-post": { paths: ["/admin/content/posts/:post"] },
  "admin-post-history": { paths: ["/admin/content/posts/:post/history"] },
  "admin-images": { paths: ["/admin/content/images"] },
  "admin-image": { paths: ["/admin/content/images/:image"] },
  "admin-records": { paths: ["/admin/content/:kind"] },
  "admin-record": { paths: ["/admin/content/:kind/:id"] },
  "admin-history": { paths: ["/admin/content/:kind/:id/history"] },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** Addresses that take a choice and send the visitor back. */
export const choices = { language: "/lang", theme: "/theme", consent: "/consent" } as const;

/** Where a session is ended. */
export const signOutPath = "/auth/logout";

/** Where a script asks what a passkey is to sign. */
export const passkeyChallengePath = "/auth/passkey/challenge";

/** Where the outcome of what was sent can be asked. */
export const outcomePattern = "/receipts/:receipt/outcome";

/** Where the desk takes the copy that somebody asked for in a letter. */
export const deskCopyPattern = "/admin/privacy/:id/copy";

/** Where the archive of somebody's data is taken, once. */
export const exportFilePattern = "/privacy/my-data/export/:pass/file";

/** A pitch session as a file for a calendar. */
export const calendarPattern = "/pitch-session/:session/calendar";

/** The free conference as a file for a calendar. */
export const conferenceCalendarPattern = "/conference/:conference/calendar";

export function pathOf(name: PageName): string {
  return pages[name].paths[0];
}

/** Where a visitor writes to the team. */
export const contactPath = `${pathOf("about")}#contact`;

/** An uploaded picture in one of its widths. */
/** The picture beside links to a page: drawn, or cut from an uploaded one. */
export const socialPath = (name: string, lang: Lang, isPhotograph = false) =>
  `/social/${name}.${lang}.${isPhotograph ? "jpg" : "png"}`;
export const imagePath = (id: string, width: number) => `/images/${id}-${width}.webp`;

export const articlePath = (slug: string) => `/blog/${slug}`;
export const feedPath = (lang: Lang) => `/blog/feed.${lang}.xml`;
export const confirmPath = (token: string) => `/newsletter/confirm/${token}`;
export const unsubscribePath = (token: string) => `/newsletter/unsubscribe/${token}`;
export const receiptPath = (receipt: string) => `/receipts/${receipt}`;
export const frenchReceiptPath = (receipt: string) => `/recus/${receipt}`;
export const outcomePath = (receipt: string) => `/receipts/${receipt}/outcome`;
export const auditRequestPath = (receipt: string) => `/studio/audit/requests/${receipt}`;
export const deckRequestPath = (startup: string) => `/decks/${startup}`;
export const calendarPath = (session: string) => `/pitch-session/${session}/calendar`;
export const conferenceCalendarPath = (conference: string) => `/conference/${conference}/calendar`;

/** The quiz with its result, and the confirmation of the guide: what their receipts lead to. */
export const quizResultPath = (receipt: string) => `${pathOf("quiz")}?receipt=${receipt}`;
export const guideConfirmedPath = (receipt: string) => `${pathOf("guide-confirmation")}?receipt=${receipt}`;
/** The quiz in a language, whichever a visitor has had so far. */
export const quizPath = (lang: Lang) => `${pathOf("quiz")}?lang=${lang}`;
/** What the quiz's script asks for when somebody has given a first answer, and nothing of the answer. */
export const quizBegunPath = `${pathOf("quiz")}?begun`;
/** What beginnings of the quiz are counted under, beside the visits of pages. */
export const quizBegun = `${pathOf("quiz")}#begun`;
/** The guide's form, filled in with what the quiz was told. */
export const guideAfterQuizPath = `${pathOf("guide")}?quiz`;

export const guidePath = (link: string) => `/guide/${link}`;
export const guideDayPath = (link: string, day: number) => `/guide/${link}/${day}`;
export const guideMailsPath = (key: string) => `/guide/mails/${key}`;

/** Pages of the desk about one thing. */
export const deskPath = (
  page:
    | "admin-application"
    | "admin-lead"
    | "admin-person"
    | "admin-subscriber"
    | "admin-delivery"
    | "admin-privacy-request",
  id: string,
) => pathOf(page).replace(":id", encodeURIComponent(id));

export const deskCopyPath = (id: string) => deskCopyPattern.replace(":id", id);

/** Where a list of the desk is a file: exactly what is filtered. */
export const csvPath = (path: string) => `${path}.csv`;

/** The records of a kind on the desk, one of them (a new one is called "new"), and what became of it. */
export const recordsPath = (kind: string) => `${pathOf("admin-content")}/${kind}`;
export const recordPath = (kind: string, id: string) => `${recordsPath(kind)}/${id}`;
export const historyPath = (kind: string, id: string) => `${recordPath(kind, id)}/history`;

export const postPath = (id: string | number) => `${pathOf("admin-posts")}/${id}`;
export const postHistoryPath = (id: number) => `${postPath(id)}/history`;
export const imageRecordPath = (id: string) => `${pathOf("admin-images")}/${id}`;

/** A page with the draft of one record in it, for administrators. */
export const previewPath = (page: PageName, kind: string, id: string) =>
  `${pathOf(page)}?${previewKey}=${encodeURIComponent(`${kind}/${id}`)}`;
export const previewKey = "preview";

/** Where a script saves the draft of an application. */
export const draftSavePath = "/application/draft";

type AccessTokenPage = Extract<
  PageName,
  | `application-${"resume-link" | "draft" | "status" | "account" | "change" | "revision"}`
  | `my-data-${"link" | "export" | "erasure"}`
>;

/** The address of a page that only the holder of its pass is given. */
export const accessTokenPath = (page: AccessTokenPage, pass: string) => pathOf(page).replace(":pass", pass);

export const exportFilePath = (pass: string) => exportFilePattern.replace(":pass", pass);

/** The sign-in page, which leads back to where one wanted to go. */
export const signInPath = (to = "") => goingOn("sign-in", to);

/** The sign-in page for somebody signed in too long ago for where they want to go. */
export const signInAgainPath = (to: string) => `${signInPath(to)}&${againKey}`;
export const againKey = "again";

type LinkedPage = Extract<PageName, "account-confirm" | "new-password" | "email-change">;

/** The sign-up page, which keeps the plan that was asked for. */
export const signUpPath = (plan?: PaidPlan) => `${pathOf("sign-up")}${plan ? `?plan=${plan}` : ""}`;

type AfterSaving = { saved?: number; finishing?: number };

/** One step of a profile; `saved` and `finishing` say when the save was that led here. */
const stepPath = (page: PageName, step: number, after: AfterSaving) =>
  `${pathOf(page)}?${new URLSearchParams(Object.entries({ step, ...after }).map(([name, value]) => [name, String(value)]))}`;

export const founderProfilePath = (step: number, after: AfterSaving = {}) => stepPath("founder-profile", step, after);
export const investorProfilePath = (step: number, after: AfterSaving = {}) => stepPath("investor-profile", step, after);
/** A dashboard after the profile was finished, with when it was saved. */
export const founderDashboardPath = (updated: number) => `${pathOf("founder-dashboard")}?updated=${updated}`;
export const investorDashboardPath = (updated: number) => `${pathOf("investor-dashboard")}?updated=${updated}`;

/** The prices of one way to be billed. */
export const pricingPath = (billing: "monthly" | "yearly") =>
  billing === "yearly" ? `${pathOf("pricing")}?billing=yearly` : pathOf("pricing");

/** The address that only the reader of a link is given. */
export const linkedPath = (page: LinkedPage, token: string) => pathOf(page).replace(":token", token);

/** A page on the way in, which goes on to where one wanted to go. */
export const goingOn = (page: PageName, to: string) => `${pathOf(page)}${to && `?to=${encodeURIComponent(to)}`}`;

const dashboards = { admin: "admin", investor: "investor-dashboard", founder: "founder-dashboard" } as const;

/** Where somebody signed in finds their own things. */
export const dashboardPath = (role: Role) => pathOf(dashboards[role]);

/** Whether a form sent here is about accounts: it may be shorter than others. */
export const isAboutAccounts = (target: string) => /^\/(?:auth\/|account\b)/.test(target);

/** Whether a form sent here asks to be signed in. */
export const isSigningIn = (target: string) => target.split("?", 1)[0] === pathOf("sign-in");

const kept = new Map<string, PageName>();
const keptPatterns: [RegExp, PageName][] = [];
const others: { path: RegExp; page: Page }[] = [];

/** Matches the addresses that a path with parameters stands for. */
export const pattern = (path: string) =>
  new RegExp(`^${path.replace(":slug", "[a-z0-9]+(?:-[a-z0-9]+)*").replace(/:\w+/g, "[^/]+")}$`);

for (const [name, page] of Object.entries(pages) as [PageName, Page][]) {
  if (page.send) others.push({ path: pattern(page.send), page });
  for (const path of page.paths)
    if (!page.kept) others.push({ path: pattern(path), page });
    else if (path.includes(":")) keptPatterns.push([pattern(path), name]);
    else kept.set(path, name);
}

/** The page that answers at this path, also to what is sent there. */
function pageAt(path: string): Page | undefined {
  const name = kept.get(path);
  return name ? pages[name] : others.find((each) => each.path.test(path))?.page;
}

export function keptPageAt(path: string) {
  return kept.get(path) ?? keptPatterns.find(([known]) => known.test(path))?.[1];
}

/** What stands for an address where openings and leads are counted: a page's own path, never the key of a link. */
export function countedAs(path: string) {
  const name = keptPageAt(path);
  if (name) return name === "article" ? path : pathOf(name);
  return others.find((each) => each.path.test(path))?.page.paths[0];
}

/** Whether this address asks for more of a kept page than what is the same for every visitor. */
export function asksForItself(path: string, search: URLSearchParams) {
  const name = kept.get(path);
  const page: Page | undefined = name && pages[name];
  return page?.asks?.some((key) => search.has(key)) ?? false;
}

/** Whether this address opens what belongs to one person. */
export function opensForOne(path: string, search: URLSearchParams) {
  return keptPageAt(path) === undefined || search.has("receipt");
}

/** The page's language for a visitor who has chosen none. */
export function languageOf(path: string, byDefault: Lang): Lang {
  return pageAt(path)?.language ?? byDefault;
}

/** Whether the page at this path stands without the site's frame. */
export function standsAlone(path: string) {
  return pageAt(path)?.alone === true;
}
