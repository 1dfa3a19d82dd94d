import type { Role } from "../domain/person/viewer.ts";
import {
  calendarPattern,
  choices,
  conferenceCalendarPattern,
  csvPath,
  deskCopyPattern,
  draftSavePath,
  exportFilePattern,
  keptPageAt,
  outcomePattern,
  type PageName,
  pages,
  passkeyChallengePath,
  pattern,
  signOutPath,
} from "./paths.ts";

/** How a page is served: what no browser needs to know of it. */
type PageRules = {
  /** Route module, from app/. */
  module: string;
  /** Who is let in: "person" is anybody signed in. Each loader and action asks again (shell/require.server.ts). */
  audience: "everyone" | "person" | Role;
  /** The module that answers where a script sends the page's form. */
  send?: string;
  /** Who may post to a page that is not kept: its visitors, or a mail program on a person's behalf too. */
  posted?: "by visitors" | "from anywhere";
  /** Whether it comes alive without waiting for the visitor's first move. */
  atOnce?: true;
  /** The module that answers with the same list as a file, at the page's path and ".csv". */
  csv?: string;
  /** The most bytes that may be sent to it; more than a form's are only taken from whom it is for. */
  bytes?: number;
};

export const pageRules: Record<PageName, PageRules> = {
  home: { module: "marketing/home.page.tsx", audience: "everyone" },
  simulator: { module: "simulator/simulator.page.tsx", audience: "everyone", send: "simulator/simulator.send.ts" },
  program: { module: "marketing/program.page.tsx", audience: "everyone" },
  "pitch-session": { module: "marketing/pitch-session.page.tsx", audience: "everyone" },
  "pitch-application": {
    module: "pitch-session/application.page.tsx",
    audience: "everyone",
    send: "pitch-session/application.send.ts",
  },
  "notify-me": { module: "pitch-session/notify.page.tsx", audience: "everyone", send: "pitch-session/notify.send.ts" },
  investors: { module: "marketing/investors.page.tsx", audience: "everyone" },
  "investor-registration": {
    module: "investor-registration/investor-registration.page.tsx",
    audience: "everyone",
    send: "investor-registration/investor-registration.send.ts",
  },
  about: { module: "marketing/about.page.tsx", audience: "everyone" },
  contact: { module: "contact/contact.page.tsx", audience: "everyone", send: "contact/contact.send.ts" },
  application: {
    module: "application/application.page.tsx",
    audience: "everyone",
    send: "application/application.send.ts",
  },
  "application-resume": {
    module: "application/resume.page.tsx",
    audience: "everyone",
    send: "application/resume.send.ts",
  },
  "application-resume-asked": { module: "application/resume-asked.page.tsx", audience: "everyone" },
  "application-resume-link": {
    module: "application/resume-link.page.tsx",
    audience: "everyone",
    posted: "by visitors",
  },
  "application-draft": { module: "application/draft.page.tsx", audience: "everyone", posted: "by visitors" },
  "application-status": { module: "application/status.page.tsx", audience: "everyone", posted: "by visitors" },
  "application-account": { module: "auth/accepted.page.tsx", audience: "everyone", posted: "by visitors" },
  "application-change": { module: "application/change.page.tsx", audience: "everyone", posted: "by visitors" },
  "application-revision": { module: "application/revision.page.tsx", audience: "everyone", posted: "by visitors" },
  join: { module: "join/join.page.tsx", audience: "everyone", send: "join/join.send.ts" },
  pricing: { module: "pricing/pricing.page.tsx", audience: "everyone" },
  blog: { module: "blog/blog.page.tsx", audience: "everyone" },
  article: { module: "blog/article.page.tsx", audience: "everyone" },
  newsletter: { module: "newsletter/newsletter.page.tsx", audience: "everyone", send: "newsletter/newsletter.send.ts" },
  "newsletter-confirm": { module: "newsletter/confirm.page.tsx", audience: "everyone", posted: "by visitors" },
  "newsletter-unsubscribe": {
    module: "newsletter/unsubscribe.page.tsx",
    audience: "everyone",
    posted: "from anywhere",
  },
  quiz: { module: "quiz/quiz.page.tsx", audience: "everyone", send: "quiz/quiz.send.ts", atOnce: true },
  guide: { module: "guide/guide.page.tsx", audience: "everyone", send: "guide/guide.send.ts" },
  "guide-confirmation": { module: "guide/confirmation.page.tsx", audience: "everyone", atOnce: true },
  "guide-reading": { module: "guide/reading.page.tsx", audience: "everyone", posted: "by visitors" },
  "guide-day": { module: "guide/day.page.tsx", audience: "everyone", posted: "by visitors" },
  "guide-mails": { module: "guide/mails.page.tsx", audience: "everyone", posted: "from anywhere" },
  conference: { module: "conference/conference.page.tsx", audience: "everyone", send: "conference/conference.send.ts" },
  studio: { module: "studio/studio.page.tsx", audience: "everyone" },
  "studio-audit": { module: "studio/audit.page.tsx", audience: "everyone", send: "studio/audit.send.ts" },
  "studio-audit-request": {
    module: "studio/request.page.tsx",
    audience: "everyone",
    send: "studio/details.send.ts",
    posted: "by visitors",
  },
  "pitch-session-4": { module: "showcases/showcase.page.tsx", audience: "everyone" },
  "pitch-session-5": { module: "showcases/showcase.page.tsx", audience: "everyone" },
  "deck-request": {
    module: "showcases/deck-request.page.tsx",
    audience: "everyone",
    send: "showcases/deck-request.send.ts",
    posted: "by visitors",
  },
  privacy: { module: "legal/legal.page.tsx", audience: "everyone" },
  "my-data": { module: "my-data/my-data.page.tsx", audience: "everyone", posted: "by visitors" },
  "my-data-asked": { module: "my-data/asked.page.tsx", audience: "everyone" },
  "my-data-link": { module: "my-data/link.page.tsx", audience: "everyone", posted: "by visitors" },
  "my-data-open": { module: "my-data/open.page.tsx", audience: "everyone", posted: "by visitors" },
  "my-data-export": { module: "my-data/export.page.tsx", audience: "everyone" },
  "my-data-erasure": { module: "my-data/erasure.page.tsx", audience: "everyone", posted: "by visitors" },
  "legal-notice": { module: "legal/legal.page.tsx", audience: "everyone" },
  terms: { module: "legal/legal.page.tsx", audience: "everyone" },
  "sale-terms": { module: "legal/legal.page.tsx", audience: "everyone" },
  accessibility: { module: "legal/legal.page.tsx", audience: "everyone" },
  cookies: { module: "legal/legal.page.tsx", audience: "everyone" },
  "sign-in": { module: "auth/sign-in.page.tsx", audience: "everyone", atOnce: true, posted: "by visitors" },
  "sign-up": { module: "auth/sign-up.page.tsx", audience: "everyone", posted: "by visitors" },
  "sign-up-sent": { module: "auth/sign-up-sent.page.tsx", audience: "everyone", posted: "by visitors" },
  "account-confirm": { module: "auth/confirm.page.tsx", audience: "everyone", posted: "by visitors" },
  "password-reset": { module: "auth/reset.page.tsx", audience: "everyone", posted: "by visitors" },
  "password-reset-sent": { module: "auth/reset-sent.page.tsx", audience: "everyone" },
  "new-password": { module: "auth/new-password.page.tsx", audience: "everyone", posted: "by visitors" },
  "second-factor": { module: "auth/second-factor.page.tsx", audience: "everyone", atOnce: true, posted: "by visitors" },
  "second-factor-setup": { module: "auth/second-factor-setup.page.tsx", audience: "everyone", posted: "by visitors" },
  "new-passkey": { module: "auth/new-passkey.page.tsx", audience: "everyone", atOnce: true, posted: "by visitors" },
  "email-change": { module: "auth/email-change.page.tsx", audience: "everyone", posted: "by visitors" },
  "founder-dashboard": { module: "founder/dashboard.page.tsx", audience: "founder" },
  "founder-profile": { module: "founder/profile.page.tsx", audience: "founder", atOnce: true, posted: "by visitors" },
  "investor-dashboard": { module: "investor/dashboard.page.tsx", audience: "investor" },
  "investor-profile": {
    module: "investor/profile.page.tsx",
    audience: "investor",
    atOnce: true,
    posted: "by visitors",
  },
  account: { module: "auth/account.page.tsx", audience: "person", posted: "by visitors" },
  receipt: { module: "receipt/receipt.page.tsx", audience: "everyone" },
  admin: { module: "desk/today/today.page.tsx", audience: "admin", atOnce: true },
  "admin-figures": {
    module: "desk/figures/figures.page.tsx",
    audience: "admin",
    atOnce: true,
    csv: "desk/figures/figures.csv.ts",
  },
  "french-receipt": { module: "receipt/receipt.page.tsx", audience: "everyone" },
  "admin-applications": {
    module: "desk/applications/applications.page.tsx",
    audience: "admin",
    atOnce: true,
    csv: "desk/applications/applications.csv.ts",
  },
  "admin-application": {
    module: "desk/applications/application.page.tsx",
    audience: "admin",
    atOnce: true,
    posted: "by visitors",
  },
  "admin-leads": {
    module: "desk/leads/leads.page.tsx",
    audience: "admin",
    atOnce: true,
    csv: "desk/leads/leads.csv.ts",
  },
  "admin-lead": { module: "desk/leads/lead.page.tsx", audience: "admin", atOnce: true, posted: "by visitors" },
  "admin-deliveries": {
    module: "desk/deliveries/deliveries.page.tsx",
    audience: "admin",
    posted: "by visitors",
    atOnce: true,
    csv: "desk/deliveries/deliveries.csv.ts",
  },
  "admin-delivery": {
    module: "desk/deliveries/delivery.page.tsx",
    audience: "admin",
    atOnce: true,
    posted: "by visitors",
  },
  "admin-search": { module: "desk/search/search.page.tsx", audience: "admin", atOnce: true },
  "admin-people": {
    module: "desk/people/people.page.tsx",
    audience: "admin",
    atOnce: true,
    csv: "desk/people/people.csv.ts",
  },
  "admin-person": { module: "desk/people/person.page.tsx", audience: "admin", atOnce: true, posted: "by visitors" },
  "admin-newsletter": {
    module: "desk/newsletter/newsletter.page.tsx",
    audience: "admin",
    atOnce: true,
    csv: "desk/newsletter/newsletter.csv.ts",
  },
  "admin-subscriber": { module: "desk/newsletter/subscriber.page.tsx", audience: "admin", atOnce: true },
  "admin-privacy": {
    module: "desk/privacy/privacy.page.tsx",
    audience: "admin",
    atOnce: true,
    posted: "by visitors",
    csv: "desk/privacy/privacy.csv.ts",
  },
  "admin-privacy-request": {
    module: "desk/privacy/request.page.tsx",
    audience: "admin",
    atOnce: true,
    posted: "by visitors",
  },
  "admin-audit": {
    module: "desk/audit/audit.page.tsx",
    audience: "admin",
    atOnce: true,
    csv: "desk/audit/audit.csv.ts",
  },
  "admin-content": { module: "desk/content/overview.page.tsx", audience: "admin", atOnce: true },
  "admin-posts": {
    module: "desk/content/posts.page.tsx",
    audience: "admin",
    atOnce: true,
    csv: "desk/content/posts.csv.ts",
  },
  "admin-post": {
    module: "desk/content/post.page.tsx",
    audience: "admin",
    atOnce: true,
    posted: "by visitors",
    bytes: 512 * 1024,
  },
  "admin-post-history": {
    module: "desk/content/post-history.page.tsx",
    audience: "admin",
    atOnce: true,
    posted: "by visitors",
  },
  "admin-images": {
    module: "desk/content/images.page.tsx",
    audience: "admin",
    atOnce: true,
    posted: "by visitors",
    bytes: 5 * 1024 * 1024 + 64 * 1024,
    csv: "desk/content/images.csv.ts",
  },
  "admin-image": { module: "desk/content/image.page.tsx", audience: "admin", atOnce: true, posted: "by visitors" },
  "admin-records": {
    module: "desk/content/records.page.tsx",
    audience: "admin",
    atOnce: true,
    posted: "by visitors",
    csv: "desk/content/records.csv.ts",
  },
  "admin-record": {
    module: "desk/content/record.page.tsx",
    audience: "admin",
    atOnce: true,
    posted: "by visitors",
    // A page, and a picture in it.
    bytes: 6 * 1024 * 1024,
  },
  "admin-history": { module: "desk/content/history.page.tsx", audience: "admin", atOnce: true, posted: "by visitors" },
};

const onlyPosted: string[] = [...Object.values(choices), draftSavePath, passkeyChallengePath, signOutPath];
const patterns: RegExp[] = [
  outcomePattern,
  calendarPattern,
  conferenceCalendarPattern,
  exportFilePattern,
  deskCopyPattern,
].map(pattern);
const posted: [RegExp, NonNullable<PageRules["posted"]>][] = [
  [pattern(exportFilePattern), "by visitors"],
  [pattern(deskCopyPattern), "by visitors"],
];
const personal: { path: RegExp; rules: PageRules }[] = [];
for (const [name, rules] of Object.entries(pageRules) as [PageName, PageRules][]) {
  const page = pages[name];
  if ("send" in page) onlyPosted.push(page.send);
  for (const path of page.paths) {
    if (rules.posted) posted.push([pattern(path), rules.posted]);
    if (rules.csv) patterns.push(pattern(csvPath(path)));
    if (!("kept" in page)) {
      patterns.push(pattern(path));
      personal.push({ path: pattern(path), rules });
    }
  }
}

export function comesAliveAtOnce(path: string) {
  const name = keptPageAt(path);
  const rules = name ? pageRules[name] : personal.find((each) => each.path.test(path))?.rules;
  return rules?.atOnce === true;
}

/** Whether something answers at this path. */
export function isKnown(path: string) {
  return keptPageAt(path) !== undefined || onlyPosted.includes(path) || patterns.some((known) => known.test(path));
}

/** Whether this path takes what is sent and shows nothing. */
export function isOnlyPosted(path: string) {
  return onlyPosted.includes(path);
}

/** Whether a form may be sent to this path. */
export function takesPost(path: string) {
  const name = keptPageAt(path);
  if (name !== undefined) return "send" in pages[name];
  return onlyPosted.includes(path) || posted.some(([known]) => known.test(path));
}

/** The most bytes that may be sent to this path, and who may send them; undefined where a form's are the most. */
export function bytesTakenAt(path: string) {
  const { bytes, audience } = personal.find((each) => each.rules.bytes && each.path.test(path))?.rules ?? {};
  return bytes && audience && { bytes, audience };
}

/** Whether this path takes a form whichever site or program sends it. */
export function takesForeignPost(path: string) {
  return posted.some(([known, by]) => by === "from anywhere" && known.test(path));
}
