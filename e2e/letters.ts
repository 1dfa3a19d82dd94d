import type { MailSetting } from "../domain/delivery/mail-work.server.ts";
import type { EmailBranding } from "../emails/letter.tsx";

const at = (path: string) => `https://lab.example/${path}`;

/** The sender that tests of mails use. */
export const emailBranding = (): EmailBranding => ({
  organisation: "The Lab",
  postalAddress: "",
  contactEmail: "",
  senderEmail: "no-reply@lab.example",
  homeUrl: at(""),
  signInUrl: at(""),
  programUrl: at("program"),
  guideUrl: at("guide"),
  privacyUrl: at("privacy"),
});

/** The address of whoever a mail goes to, in tests. */
export const accessTokenUrl = () => at("pass");

/** In tests nobody was erased, and no link waits for its mail to leave. */
export const ownData = { suppressed: async () => false, leaves: async () => {} };

/** What letters quote in tests. */
export const sources: MailSetting["sources"] = {
  quizResult: (level) => ({ title: `Level ${level}`, description: "D.", objective: "O.", steps: ["S."], scale: "C." }),
  guideDay: async () => null,
  guideAddresses: (guide) => ({ overview: at(`guide/${guide}`), mails: at(`guide/mails/${guide}`) }),
  article: async () => null,
  session: (name) => ({
    name,
    when: "W",
    hours: null,
    place: null,
    closesOn: null,
    closed: false,
    page: at("pitch-session"),
  }),
  conference: (name) => ({ name, when: null, place: null, calendar: null }),
  programme: () => ({ duration: "18 months", formulas: [{ name: "Programme", terms: "T." }], contactUrl: at("about") }),
  intakeAfter: () => ({ lastDay: "2027-01-15", startsOn: "2027-03-01", opensOn: null, formUrl: at("application") }),
  chosen: () => (_, kept) => kept,
};
