import { known } from "./known.ts";

type Ids = { application: string; revision: string; guide: string };

/** The job data and the queue of each kind of mail at that commit. `later` returns a time in `hours` hours. */
export function mailsOfBefore({ application, revision, guide }: Ids, later: (hours: number) => string) {
  const { links } = known;
  const [pass, line, plan] = [links.privacyLink, "A line of ours.", "elite"];
  const emails: Record<string, object> = {
    "simulator-projection": { monthly: 12_000, low: 36_000, central: 48_000, high: 60_000 },
    ...Object.fromEntries(
      ["contact", "pitch-application", "investor", "join", "deck-request"].map((name) => [
        `${name}-receipt`,
        { fullName: "Ada Avant" },
      ]),
    ),
    "notify-me-receipt": {},
    "studio-audit-receipt": {},
    "session-date": { session: "next" },
    "application-receipt": { application, changeableUntil: "2026-12-15" },
    "application-revision": { revision },
    "application-resume": { resume: links.resume },
    "privacy-link": { pass },
    "privacy-export": { pass: links.export },
    "privacy-erasure": { pass: links.erasure, on: "2026-11-30" },
    "privacy-erased": {},
    "account-unused": { on: "2026-12-30" },
    "application-invitation": { application, times: [later(96), later(120)], where: "A link", minutes: 30 },
    "application-call-set": { application, time: later(96), where: "A link" },
    "application-accepted": { application, startsOn: "2027-01-04", line },
    "application-waitlisted": { application, startsOn: "2027-01-04", line },
    "application-declined": { application, line },
    "investor-approved": {},
    "investor-refused": { line },
    "account-blocked": { line },
    "plan-granted": { plan, startsOn: "2026-12-01", endsOn: null },
    "plan-declined": { plan, line },
    "plan-ended": { plan, on: "2026-12-01" },
    "quiz-result": { level: 2, score: 20, max: 30 },
    "guide-day": { guide, day: 1 },
    "guide-link": { guide },
    "conference-receipt": { firstName: "Ada", conference: "next" },
    "conference-date": { firstName: "Ada", conference: "next" },
    "newsletter-confirm": { request: links.newsletterRequest, subscription: links.newsletter },
    "newsletter-welcome": { subscription: links.newsletterConfirmed },
    "newsletter-known": { subscription: links.newsletterConfirmed },
    "account-confirm": { signUp: links.signUp },
    "password-reset": { link: links.reset },
    "email-change": { link: links.emailChange },
    "account-welcome": { firstName: "Ada", type: "startup" },
    ...Object.fromEntries(
      ["account-known", "password-changed", "email-changed", "second-factor-reset"].map((name) => [name, {}]),
    ),
  };
  const team =
    /^(application-(invitation|call-set|accepted|waitlisted|declined)|investor-(approved|refused)|account-blocked|plan-|second-factor)/;
  const mails = Object.entries(emails).map(([letter, data], index) => ({
    queue: team.test(letter) ? "team-mail" : "mail",
    data: { letter, lang: index % 2 ? "fr" : "en", ...data },
  }));
  const others = [
    { queue: "guide-mail", data: { guide, day: 2 } },
    { queue: "newsletter-mail", data: { issue: links.issue, subscription: links.newsletterConfirmed } },
    { queue: "operator-mail", data: { to: "team@before.example", form: "contact", fields: [["fullName", "Ada"]] } },
    { queue: "crm", data: { email: "ada@before.example", tag: "Coworking", fields: [], note: "Hello" } },
    { queue: "crm", data: { forget: known.erased } },
  ];
  return [...mails, ...others];
}
