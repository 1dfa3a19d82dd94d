import type { ProgrammeText } from "../../emails/application-accepted.tsx";
import type { NextIntake } from "../../emails/application-decision.tsx";
import type { ConferenceText } from "../../emails/conference-receipt.tsx";
import type { EmailBranding } from "../../emails/email-layout.tsx";
import type { GuideDayParts } from "../../emails/guide-day.tsx";
import type { MeetingInMail } from "../../emails/meeting.tsx";
import type { ArticleParts } from "../../emails/newsletter-article.tsx";
import type { ReceiptWords } from "../../emails/receipt-email.tsx";
import type { QuizResultText } from "../../emails/quiz-result.tsx";
import type { PitchAnswerText } from "../../emails/pitch-answer.tsx";
import type { SessionText } from "../../emails/session-date.tsx";
import type { TurnText } from "../../emails/session-turn.tsx";
import type { UpdateParts } from "../../emails/investor-update.tsx";
import type { Invitation } from "../../platform/calendar/invitation.ts";
import type { StopKind } from "../../emails/stop.ts";
import type { Lang } from "../../platform/language/language.ts";

export type MailLinkKind =
  | "application"
  | "application-account"
  | "application-resume"
  | "application-revision"
  | "account-confirm"
  | "password-reset"
  | "email-change"
  | "guide-reading"
  | "newsletter-confirm"
  | "team-invitation"
  | "privacy-link"
  | "privacy-export"
  | "privacy-erasure"
  | "seat-invitation"
  | "deck-link"
  | "meeting"
  | "hours"
  | "fund-invitation"
  | "follow-invitation"
  | "session-seat";

/** An accepted agreement; a name unsuitable for e-mails, such as one like a link, is replaced by an empty string. */
type AcceptedAgreement = {
  name: string;
  startup: string;
  email: string;
  at: Date;
  text: string;
  textLang: Lang;
  sha256: string;
};

/** A subscription that the recipient can stop; `id` is the id of the record to which the subscription belongs. */
export type Stoppable = { kind: StopKind; id: string; email: string };

/** `other` is null until both sides have agreed; a name unsuitable for e-mails is replaced by an empty string. */
export type IntroductionInMail = {
  state: "waiting" | "yes" | "closed";
  startup: string;
  /** Whether the accelerator's team proposed the introduction to startup and investor. */
  proposed: boolean;
  expiresAt: Date;
  other: { name: string; email: string } | null;
  meeting: { startsAt: Date; minutes: number; sequence: number } | null;
  /** Whether the investor can book one of the startup's proposed times. */
  hasTimes: boolean;
  url: string;
};

/** A guest's request for a seat, and the session as last announced to its guests. */
type GuestInMail = {
  state: "seated" | "waiting" | "left" | "cancelled";
  sequence: number;
  askedAt: Date;
  /** Whether the same person has made a newer request for a seat in the session. */
  isReplaced: boolean;
  session: string;
  when: string;
  hours: string | null;
  place: string | null;
  position: number;
  hadSeat: boolean;
  reason: string;
  page: string;
  /** Null if the guest got no seat. Without hours it lasts the session's whole first day. */
  invitation:
    | (Omit<Invitation, "uid" | "sequence" | "attendee" | "summary"> & { id: string; hasHours: boolean })
    | null;
};

type MeetingRow = {
  hostId: string;
  sequence: number;
  bookedAt: Date;
  changedAt: Date;
  endsAt: Date;
  isCancelled: boolean;
};

export type EmailContext = {
  branding(lang: Lang): EmailBranding;
  /**
   * Returns the language of the accelerator's team member with this e-mail address, or the default language for an
   * unknown address.
   */
  teamLang(address: string): Promise<Lang>;
  deskUrl(record: "lead" | "application", id: string, lang: Lang): string;
  url(to: MailLinkKind, id: string, lang: Lang): string;
  stopUrl(stoppable: Stoppable, lang: Lang): string;
  quizResult(level: number, lang: Lang): QuizResultText;
  /**
   * Returns the text of the guide's e-mail for one day. Returns null when the recipient has stopped the guide's
   * e-mails.
   */
  guideDay(guide: string, day: number): Promise<(GuideDayParts & { lang: Lang }) | null>;
  conference(id: string, lang: Lang): ConferenceText;
  programme(lang: Lang): ProgrammeText;
  firstAnswerBy(sentAt: Date): Date;
  intakeAfter(intake: string, lang: Lang): Promise<NextIntake>;
  seatInvitation(id: string): Promise<{ startup: string; role: "editor" | "reader" } | null>;
  /** Returns null when the link does not open a deck. */
  deckLink(id: string): Promise<{ startup: string; expiresAt: Date } | null>;
  deckAgreement(id: string, link: string): Promise<AcceptedAgreement | null>;
  deckReport(id: string): Promise<{ startup: string; answer: "closed" | "set-aside" } | null>;
  /** Returns the one-time code that opens a deck link. Returns null when the code was already used. */
  deckCode(link: string): Promise<string | null>;
  /** Returns null when the startup was deleted; an unknown name is empty. */
  seatChange(startup: string, person: string): Promise<{ startup: string; person: string } | null>;
  /** Returns an introduction as shown to one side, or null when it was deleted. */
  introduction(id: string, side: "startup" | "investor", lang: Lang): Promise<IntroductionInMail | null>;
  introductionsUrl(side: "startup" | "investor", lang: Lang): string;
  /** Returns false when the recipient's calendar feed already contains the appointment. */
  attaches(email: string, madeAt: Date): Promise<boolean>;
  /** Returns a meeting; `sequence` increases with each change. Returns null when the meeting was deleted. */
  meeting(id: string, lang: Lang): Promise<(MeetingInMail & MeetingRow) | null>;
  hostName(id: string, lang: Lang): Promise<string | null>;
  /**
   * Returns null when the invitation is no longer open; a startup name unsuitable for e-mails becomes an empty string.
   */
  followInvitation(id: string): Promise<{ startup: string } | null>;
  fundInvitation(id: string): Promise<boolean>;
  investorUpdate(sent: {
    update: string;
    subscription: string;
    lang: Lang;
    deck: boolean;
  }): Promise<(UpdateParts & { replyTo: string | null }) | null>;
  guestOf(guest: string, lang: Lang): Promise<GuestInMail | null>;
  turnOf(place: string, lang: Lang): Promise<(TurnText & { sequence: number; changedAt: Date; dayStart: Date }) | null>;
  /** Returns null when the application was deleted or has since got a place. */
  pitchAnswer(lead: string, lang: Lang): Promise<PitchAnswerText | null>;
  /** Returns null when the session was cancelled or has no date in the future. */
  session(id: string, lang: Lang): Promise<SessionText | null>;
  article(issue: string, subscription: string): Promise<(ArticleParts & { lang: Lang }) | null>;
  /** Returns the text of a form's receipt. Returns undefined for forms whose receipt depends on the submitted data. */
  receipt(form: string, lang: Lang): ReceiptWords | undefined;
  /** Returns a function that converts a stored choice to the label shown in the form. */
  chosen(form: string, lang: Lang): (field: string, kept: string) => string;
};
