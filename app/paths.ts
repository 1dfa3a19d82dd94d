import type { RequestablePlan, Role } from "../domain/person/viewer.ts";
import type { Lang } from "../platform/language/language.ts";

type Page = {
  /** The first is canonical. */
  paths: readonly [string, ...string[]];
  /** Route module, from app/. */
  module: string;
  /** Its language until the visitor has chosen one; "default" follows DEFAULT_LANGUAGE. */
  language: Lang | "default";
  /** Who is let in: "person" is anybody signed in. Each loader and action asks again (shell/require.server.ts). */
  audience: "everyone" | "person" | Role;
  /** Whether its bytes are the same for every visitor, so that they can be kept. */
  kept: boolean;
  /** Where a script sends the page's form, and the module that answers there. */
  send?: { path: string; module: string };
  /** Who may post to a page that is not kept: its visitors, or a mail program on a person's behalf too. */
  posted?: "by visitors" | "from anywhere";
  /** Keys of its address that make a page of its own for one request out of a kept one. */
  asks?: readonly string[];
  /** Whether it comes alive without waiting for the visitor's first move. */
  atOnce?: true;
  /** The module that answers with the same list as a file, at the page's path and ".csv". */
  csv?: string;
  /** The most bytes that somebody signed in may send to it, where that is more than a form's. */
  bytes?: number;
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
  application: {
    paths: ["/application", "/candidature"],
    module: "application/application.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
    send: { path: "/application/send", module: "application/application.send.ts" },
  },
  "application-resume": {
    paths: ["/application/resume"],
    module: "application/resume.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
    send: { path: "/application/resume/send", module: "application/resume.send.ts" },
  },
  "application-resume-asked": {
    paths: ["/application/resume/asked"],
    module: "application/resume-asked.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
  },
  "application-resume-link": {
    paths: ["/application/resume/:pass"],
    module: "application/resume-link.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  "application-draft": {
    paths: ["/application/drafts/:pass"],
    module: "application/draft.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  "application-status": {
    paths: ["/application/status/:pass"],
    module: "application/status.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  "application-change": {
    paths: ["/application/status/:pass/change"],
    module: "application/change.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  "application-revision": {
    paths: ["/application/revisions/:pass"],
    module: "application/revision.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  join: {
    paths: ["/join", "/rejoindre"],
    module: "join/join.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
    send: { path: "/join/send", module: "join/join.send.ts" },
  },
  pricing: {
    paths: ["/pricing"],
    module: "pricing/pricing.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
    asks: ["billing"],
  },
  blog: {
    paths: ["/blog"],
    module: "blog/blog.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
  },
  article: {
    paths: ["/blog/:slug"],
    module: "blog/article.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
  },
  newsletter: {
    paths: ["/newsletter"],
    module: "newsletter/newsletter.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
    send: { path: "/newsletter/send", module: "newsletter/newsletter.send.ts" },
  },
  "newsletter-confirm": {
    paths: ["/newsletter/confirm/:token"],
    module: "newsletter/confirm.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  "newsletter-unsubscribe": {
    paths: ["/newsletter/unsubscribe/:token"],
    module: "newsletter/unsubscribe.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
    posted: "from anywhere",
  },
  quiz: {
    paths: ["/quiz"],
    module: "quiz/quiz.page.tsx",
    language: "fr",
    audience: "everyone",
    kept: true,
    asks: ["answers", "receipt"],
    atOnce: true,
    send: { path: "/quiz/send", module: "quiz/quiz.send.ts" },
  },
  guide: {
    paths: ["/lancer-votre-startup-en-30-jours"],
    module: "guide/guide.page.tsx",
    language: "fr",
    audience: "everyone",
    kept: true,
    asks: ["quiz"],
    send: { path: "/lancer-votre-startup-en-30-jours/send", module: "guide/guide.send.ts" },
  },
  "guide-confirmation": {
    paths: ["/lancer-votre-startup-en-30-jours-confirmation"],
    module: "guide/confirmation.page.tsx",
    language: "fr",
    audience: "everyone",
    kept: true,
    asks: ["receipt"],
    atOnce: true,
  },
  "guide-reading": {
    paths: ["/guide/:link"],
    module: "guide/reading.page.tsx",
    language: "fr",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  "guide-day": {
    paths: ["/guide/:link/:day"],
    module: "guide/day.page.tsx",
    language: "fr",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  "guide-mails": {
    paths: ["/guide/mails/:key"],
    module: "guide/mails.page.tsx",
    language: "fr",
    audience: "everyone",
    kept: false,
    posted: "from anywhere",
  },
  conference: {
    paths: ["/conference"],
    module: "conference/conference.page.tsx",
    language: "fr",
    audience: "everyone",
    kept: true,
    send: { path: "/conference/send", module: "conference/conference.send.ts" },
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
    posted: "by visitors",
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
    posted: "by visitors",
    send: { path: "/decks/send", module: "showcases/deck-request.send.ts" },
  },
  privacy: {
    paths: ["/privacy"],
    module: "legal/legal.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
  },
  "my-data": {
    paths: ["/privacy/my-data", "/confidentialite/mes-donnees"],
    module: "my-data/my-data.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  "my-data-asked": {
    paths: ["/privacy/my-data/asked"],
    module: "my-data/asked.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
  },
  "my-data-link": {
    paths: ["/privacy/my-data/link/:pass"],
    module: "my-data/link.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  "my-data-open": {
    paths: ["/privacy/my-data/open"],
    module: "my-data/open.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  "my-data-export": {
    paths: ["/privacy/my-data/export/:pass"],
    module: "my-data/export.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
  },
  "my-data-erasure": {
    paths: ["/privacy/my-data/erasure/:pass"],
    module: "my-data/erasure.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  "legal-notice": {
    paths: ["/legal-notice"],
    module: "legal/legal.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
  },
  terms: {
    paths: ["/terms", "/cgu"],
    module: "legal/legal.page.tsx",
    language: "default",
    audience: "everyone",
    kept: true,
  },
  "sale-terms": {
    paths: ["/terms-of-sale", "/cgv"],
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
  "sign-in": {
    paths: ["/auth/login"],
    module: "auth/sign-in.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  "sign-up": {
    paths: ["/auth/signup"],
    module: "auth/sign-up.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  "sign-up-sent": {
    paths: ["/auth/signup/sent"],
    module: "auth/sign-up-sent.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  "account-confirm": {
    paths: ["/auth/confirm/:token"],
    module: "auth/confirm.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  "password-reset": {
    paths: ["/auth/reset"],
    module: "auth/reset.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  "password-reset-sent": {
    paths: ["/auth/reset/sent"],
    module: "auth/reset-sent.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
  },
  "new-password": {
    paths: ["/auth/reset/:token"],
    module: "auth/new-password.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  "second-factor": {
    paths: ["/auth/second-factor"],
    module: "auth/second-factor.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  "second-factor-setup": {
    paths: ["/auth/second-factor/setup"],
    module: "auth/second-factor-setup.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  "email-change": {
    paths: ["/auth/email/:token"],
    module: "auth/email-change.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
    posted: "by visitors",
  },
  "founder-dashboard": {
    paths: ["/startup/dashboard", "/startup-dashboard"],
    module: "founder/dashboard.page.tsx",
    language: "fr",
    audience: "founder",
    kept: false,
  },
  "founder-profile": {
    paths: ["/startup/profil", "/startup-profile"],
    module: "founder/profile.page.tsx",
    language: "fr",
    audience: "founder",
    kept: false,
    posted: "by visitors",
    atOnce: true,
  },
  "investor-dashboard": {
    paths: ["/investisseur/dashboard", "/investor-dashboard"],
    module: "investor/dashboard.page.tsx",
    language: "fr",
    audience: "investor",
    kept: false,
  },
  "investor-profile": {
    paths: ["/investor-profile"],
    module: "investor/profile.page.tsx",
    language: "fr",
    audience: "investor",
    kept: false,
    posted: "by visitors",
    atOnce: true,
  },
  account: {
    paths: ["/account"],
    module: "auth/account.page.tsx",
    language: "default",
    audience: "person",
    kept: false,
    posted: "by visitors",
  },
  receipt: {
    paths: ["/receipts/:receipt"],
    module: "receipt/receipt.page.tsx",
    language: "default",
    audience: "everyone",
    kept: false,
  },
  admin: {
    paths: ["/admin"],
    module: "admin/today/today.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    atOnce: true,
  },
  "admin-figures": {
    paths: ["/admin/figures"],
    module: "admin/figures/figures.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    atOnce: true,
    csv: "admin/figures/figures.csv.ts",
  },
  /** The receipts of forms whose own page is French until another language is chosen. */
  "french-receipt": {
    paths: ["/recus/:receipt"],
    module: "receipt/receipt.page.tsx",
    language: "fr",
    audience: "everyone",
    kept: false,
  },
  "admin-applications": {
    paths: ["/admin/applications"],
    module: "admin/applications/applications.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    atOnce: true,
    csv: "admin/applications/applications.csv.ts",
  },
  "admin-application": {
    paths: ["/admin/applications/:id"],
    module: "admin/applications/application.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    atOnce: true,
    posted: "by visitors",
  },
  "admin-leads": {
    paths: ["/admin/leads"],
    module: "admin/leads/leads.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    atOnce: true,
    csv: "admin/leads/leads.csv.ts",
  },
  "admin-lead": {
    paths: ["/admin/leads/:id"],
    module: "admin/leads/lead.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    atOnce: true,
    posted: "by visitors",
  },
  "admin-deliveries": {
    paths: ["/admin/deliveries"],
    module: "admin/deliveries/deliveries.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    atOnce: true,
    csv: "admin/deliveries/deliveries.csv.ts",
  },
  "admin-delivery": {
    paths: ["/admin/deliveries/:id"],
    module: "admin/deliveries/delivery.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    atOnce: true,
    posted: "by visitors",
  },
  "admin-search": {
    paths: ["/admin/search"],
    module: "admin/search/search.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    atOnce: true,
  },
  "admin-people": {
    paths: ["/admin/people"],
    module: "admin/people/people.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    atOnce: true,
    csv: "admin/people/people.csv.ts",
  },
  "admin-person": {
    paths: ["/admin/people/:id"],
    module: "admin/people/person.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    atOnce: true,
    posted: "by visitors",
  },
  "admin-privacy": {
    paths: ["/admin/privacy"],
    module: "admin/privacy/privacy.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    atOnce: true,
    csv: "admin/privacy/privacy.csv.ts",
  },
  "admin-audit": {
    paths: ["/admin/audit"],
    module: "admin/audit/audit.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    atOnce: true,
    csv: "admin/audit/audit.csv.ts",
  },
  "admin-content": {
    paths: ["/admin/content"],
    module: "admin/content/overview.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    atOnce: true,
  },
  "admin-posts": {
    paths: ["/admin/content/posts"],
    module: "admin/content/posts.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    atOnce: true,
  },
  "admin-post": {
    paths: ["/admin/content/posts/:post"],
    module: "admin/content/post.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    posted: "by visitors",
    atOnce: true,
    bytes: 512 * 1024,
  },
  "admin-images": {
    paths: ["/admin/content/images"],
    module: "admin/content/images.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    posted: "by visitors",
    atOnce: true,
    bytes: 5 * 1024 * 1024 + 64 * 1024,
  },
  "admin-image": {
    paths: ["/admin/content/images/:image"],
    module: "admin/content/image.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    posted: "by visitors",
    atOnce: true,
  },
  "admin-records": {
    paths: ["/admin/content/:kind"],
    module: "admin/content/records.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    posted: "by visitors",
    atOnce: true,
  },
  "admin-record": {
    paths: ["/admin/content/:kind/:id"],
    module: "admin/content/record.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    posted: "by visitors",
    atOnce: true,
    bytes: 1024 * 1024,
  },
  "admin-history": {
    paths: ["/admin/content/:kind/:id/history"],
    module: "admin/content/history.page.tsx",
    language: "default",
    audience: "admin",
    kept: false,
    posted: "by visitors",
    atOnce: true,
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** Addresses that take a choice and send the visitor back. */
export const choices = { language: "/lang", theme: "/theme", consent: "/consent" } as const;

/** Where a session is ended. */
export const signOutPath = "/auth/logout";

/** Where the outcome of what was sent can be asked. */
export const outcomePattern = "/receipts/:receipt/outcome";

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
/** The guide's form, filled in with what the quiz was told. */
export const guideAfterQuizPath = `${pathOf("guide")}?quiz`;

export const guidePath = (link: string) => `/guide/${link}`;
export const guideDayPath = (link: string, day: number) => `/guide/${link}/${day}`;
export const guideMailsPath = (key: string) => `/guide/mails/${key}`;

/** Pages of the desk about one thing. */
export const deskPath = (page: "admin-application" | "admin-lead" | "admin-person" | "admin-delivery", id: string) =>
  pathOf(page).replace(":id", encodeURIComponent(id));

/** Where a list of the desk is a file: exactly what is filtered. */
export const csvPath = (path: string) => `${path}.csv`;

/** The records of a kind on the desk, one of them (a new one is called "new"), and what became of it. */
export const recordsPath = (kind: string) => `${pathOf("admin-content")}/${kind}`;
export const recordPath = (kind: string, id: string) => `${recordsPath(kind)}/${id}`;
export const historyPath = (kind: string, id: string) => `${recordPath(kind, id)}/history`;

export const postPath = (id: string | number) => `${pathOf("admin-posts")}/${id}`;
export const imageRecordPath = (id: string) => `${pathOf("admin-images")}/${id}`;

/** A page with the draft of one record in it, for administrators. */
export const previewPath = (page: PageName, kind: string, id: string) =>
  `${pathOf(page)}?${previewKey}=${encodeURIComponent(`${kind}/${id}`)}`;
export const previewKey = "preview";

/** Where a script saves the draft of an application. */
export const draftSavePath = "/application/draft";

type PassPage = Extract<
  PageName,
  | `application-${"resume-link" | "draft" | "status" | "change" | "revision"}`
  | `my-data-${"link" | "export" | "erasure"}`
>;

/** The address of a page that only the holder of its pass is given. */
export const passPath = (page: PassPage, pass: string) => pathOf(page).replace(":pass", pass);

export const exportFilePath = (pass: string) => exportFilePattern.replace(":pass", pass);

/** The sign-in page, which leads back to where one wanted to go. */
export const signInPath = (to = "") => goingOn("sign-in", to);

type LinkedPage = Extract<PageName, "account-confirm" | "new-password" | "email-change">;

/** The sign-up page, which keeps the plan that was asked for. */
export const signUpPath = (plan?: RequestablePlan) => `${pathOf("sign-up")}${plan ? `?plan=${plan}` : ""}`;

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

const others: string[] = [...Object.values(choices), draftSavePath, signOutPath];
const kept = new Map<string, PageName>();
const pattern = (path: string) =>
  new RegExp(`^${path.replace(":slug", "[a-z0-9]+(?:-[a-z0-9]+)*").replace(/:\w+/g, "[^/]+")}$`);
const patterns: RegExp[] = [outcomePattern, calendarPattern, conferenceCalendarPattern, exportFilePattern].map(pattern);
const keptPatterns: [RegExp, PageName][] = [];
const posted: [RegExp, NonNullable<Page["posted"]>][] = [[pattern(exportFilePattern), "by visitors"]];
const personal: { path: RegExp; page: Page }[] = [];
const sends = new Map<string, Page>();
for (const [name, page] of Object.entries(pages) as [PageName, Page][]) {
  if (page.send) {
    others.push(page.send.path);
    sends.set(page.send.path, page);
  }
  for (const path of page.paths) {
    if (page.posted) posted.push([pattern(path), page.posted]);
    if (page.csv) patterns.push(pattern(csvPath(path)));
    if (!page.kept) {
      patterns.push(pattern(path));
      personal.push({ path: pattern(path), page });
    } else if (path.includes(":")) keptPatterns.push([pattern(path), name]);
    else kept.set(path, name);
  }
}

/** The page that answers at this path, also to what is sent there. */
function pageAt(path: string): Page | undefined {
  const name = kept.get(path);
  return name ? pages[name] : (sends.get(path) ?? personal.find((each) => each.path.test(path))?.page);
}

export function keptPageAt(path: string) {
  return kept.get(path) ?? keptPatterns.find(([known]) => known.test(path))?.[1];
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

export function comesAliveAtOnce(path: string) {
  const name = kept.get(path);
  const page: Page | undefined = name ? pages[name] : personal.find((each) => each.path.test(path))?.page;
  return page?.atOnce === true;
}

/** Whether something answers at this path. */
export function isKnown(path: string) {
  return keptPageAt(path) !== undefined || others.includes(path) || patterns.some((known) => known.test(path));
}

/** Whether this path takes what is sent and shows nothing. */
export function isOnlyPosted(path: string) {
  return others.includes(path);
}

/** Whether a form may be sent to this path. */
export function takesPost(path: string) {
  const name = kept.get(path);
  if (name !== undefined) return "send" in pages[name];
  return others.includes(path) || posted.some(([known]) => known.test(path));
}

/** The most bytes that may be sent to this path by somebody signed in, where that is more than a form's. */
export function bytesTakenAt(path: string) {
  return personal.find((each) => each.page.bytes !== undefined && each.path.test(path))?.page.bytes;
}

/** Whether this path takes a form whichever site or program sends it. */
export function takesForeignPost(path: string) {
  return posted.some(([known, by]) => by === "from anywhere" && known.test(path));
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
