import { sampleUpdate } from "./sample-update.ts";
import { emails } from "../app/server/emails.server.ts";
import type { EmailContext } from "../domain/delivery/email-context.ts";
import type { EmailBranding } from "../emails/email-layout.tsx";

const at = (path: string) => `https://lab.example/${path}`;

const branding = (): EmailBranding => ({
  organisation: "The Lab",
  postalAddress: "",
  contactEmail: "",
  senderEmail: "no-reply@lab.example",
  homeUrl: at(""),
  signInUrl: at(""),
  programUrl: at("program"),
  guideUrl: at("guide"),
  blogUrl: at("blog"),
  privacyUrl: at("privacy"),
});

export const emailContext: EmailContext = {
  branding,
  teamLang: async () => "en",
  deskUrl: (record, id) => at(`desk/${record}/${id}`),
  url: (to, id) => at(`pass/${to}/${id}`),
  stopUrl: ({ kind, id }) => at(`stop/${kind}/${id}`),
  quizResult: (level) => ({ title: `Level ${level}`, description: "D.", objective: "O.", steps: ["S."], scale: "C." }),
  guideDay: async () => null,
  article: async () => null,
  deckAgreement: async () => null,
  deckReport: async () => ({ startup: "Halage", answer: "closed" }),
  deckCode: async () => "271828",
  deckLink: async () => ({ startup: "Halage", expiresAt: new Date("2026-12-28T23:00:00Z") }),
  seatInvitation: async () => ({ startup: "Halage", role: "editor" }),
  seatChange: async () => ({ startup: "Halage", person: "Noé" }),
  introduction: async (_, side) => ({
    state: "yes",
    proposed: false,
    expiresAt: new Date("2026-12-10T10:00:00Z"),
    startup: "Halage",
    other: { name: "Noé", email: "noe@quai.example" },
    meeting: { startsAt: new Date("2026-12-01T09:00:00Z"), minutes: 30, sequence: 1 },
    hasTimes: false,
    url: at(side),
  }),
  introductionsUrl: (side) => at(side),
  attaches: async () => true,
  meeting: async () => ({
    ...{
      host: "Lou",
      hostId: "lou",
      startup: "Halage",
      guest: "Noé",
      zone: "America/New_York",
      place: "https://visio.example/lab",
    },
    ...{
      topic: "Runway",
      sequence: 0,
      isCall: false,
      isLate: false,
      isClosed: false,
      isCancelled: false,
      bookedAt: new Date(0),
      changedAt: new Date("2026-11-28T09:00:00Z"),
    },
    startsAt: new Date("2026-12-08T15:00:00Z"),
    endsAt: new Date("2026-12-08T16:00:00Z"),
  }),
  hostName: async () => "Lou",
  fundInvitation: async () => true,
  followInvitation: async () => ({ startup: "Halage" }),
  investorUpdate: async () => ({ ...sampleUpdate, replyTo: "zoe@halage.example" }),
  guestOf: async () => ({
    ...{
      state: "seated",
      sequence: 0,
      askedAt: new Date(0),
      isReplaced: false,
      session: "S",
      when: "W",
      hours: "18:00",
      place: "Lattes",
    },
    ...{ position: 1, hadSeat: true, reason: "", page: at("investisseur/sessions/s") },
    invitation: {
      ...{ id: "session-s-i", changedAt: new Date(0), place: "Lattes", hasHours: true },
      ...{ startsAt: new Date("2027-03-18T17:00:00Z"), endsAt: new Date("2027-03-18T20:00:00Z") },
    },
  }),
  turnOf: async () => ({
    ...{ session: "S", place: "Lattes", pitch: 5, questions: 5, page: at("startup/dashboard/pitch-session") },
    ...{
      sequence: 0,
      changedAt: new Date(0),
      startsAt: new Date("2027-03-18T17:24:00Z"),
      beginsAt: new Date("2027-03-18T17:00:00Z"),
      dayStart: new Date("2027-03-17T23:00:00Z"),
      isUnset: false,
      lost: null,
      isConfirmed: true,
    },
    ...{ day: "18 mars 2027", reason: "" },
  }),
  pitchAnswer: async () => ({
    ...{ startup: "Marmelade", session: "S", reason: "full", line: "", hadPlace: false, page: at("pitch-session") },
  }),
  session: async (name) => ({
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
  firstAnswerBy: (sentAt) => new Date(sentAt.getTime() + 48 * 3_600_000),
  intakeAfter: () =>
    Promise.resolve({ lastDay: "2027-01-15", startsOn: "2027-03-01", opensOn: null, formUrl: at("application") }),
  receipt: () => undefined,
  chosen: () => (_, kept) => kept,
};

/** The e-mail options of tests: every e-mail can be sent, and no recipient has stopped e-mails. */
export const emailSetting = {
  emails,
  context: emailContext,
  suppressed: async () => false,
  hasAccount: async () => false,
  stopped: async () => false,
};
