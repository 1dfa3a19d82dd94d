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

/** An accepted agreement; the names are empty if unsuitable for e-mails. */
type AcceptedAgreement = {
  name: string;
  startup: string;
  email: string;
  at: Date;
  text: string;
  textLang: Lang;
  sha256: string;
};

/** A subscription that its reader can stop: the kind of mail, the record that it belongs to, and the address. */
export type Stoppable = { kind: StopKind; id: string; email: string };

/**
 * An introduction as printed in an e-mail: a name unsuitable for e-mails is empty, and `other` is null until both
 * agreed.
 */
export type IntroductionInMail = {
  state: "waiting" | "yes" | "closed";
  startup: string;
  /** Whether the desk proposed it to both. */
  proposed: boolean;
  other: { name: string; email: string } | null;
  meeting: { startsAt: Date; minutes: number; sequence: number } | null;
  url: string;
};

/** A request for a seat, and the session as last announced to its guests. */
type GuestInMail = {
  state: "seated" | "waiting" | "left" | "cancelled";
  sequence: number;
  askedAt: Date;
  /** Whether the same person has made another request since. */
  isReplaced: boolean;
  session: string;
  when: string;
  hours: string | null;
  place: string | null;
  position: number;
  reason: string;
  page: string;
  /** Null if there is nothing for a calendar: the session has no start time, or the request has no seat. */
  invitation: (Omit<Invitation, "uid" | "sequence" | "attendee" | "summary"> & { id: string }) | null;
};

/** What the code that writes e-mails reads from the site: links and the current content. */
export type EmailContext = {
  branding(lang: Lang): EmailBranding;
  /** The language of the team member with this address, else the default one. */
  teamLang(address: string): Promise<Lang>;
  deskUrl(record: "lead" | "application", id: string, lang: Lang): string;
  url(to: MailLinkKind, id: string, lang: Lang): string;
  /** The full URL on which the reader stops this kind of e-mail. */
  stopUrl(stoppable: Stoppable, lang: Lang): string;
  quizResult(level: number, lang: Lang): QuizResultText;
  /** Null if the reader has stopped these mails. */
  guideDay(guide: string, day: number): Promise<(GuideDayParts & { lang: Lang }) | null>;
  conference(id: string, lang: Lang): ConferenceText;
  programme(lang: Lang): ProgrammeText;
  /** The latest time for the first answer to an application sent at `sentAt`. */
  firstAnswerBy(sentAt: Date): Date;
  intakeAfter(intake: string, lang: Lang): Promise<NextIntake>;
  /** Null if the invitation is closed. */
  seatInvitation(id: string): Promise<{ startup: string; role: "editor" | "reader" } | null>;
  /** Null if the link opens nothing. */
  deckLink(id: string): Promise<{ startup: string; expiresAt: Date } | null>;
  /** Null if the proof or the link was deleted. */
  deckAgreement(id: string, link: string): Promise<AcceptedAgreement | null>;
  /** Null if the report was deleted. */
  deckReport(id: string): Promise<{ startup: string; answer: "closed" | "set-aside" } | null>;
  /** Null if the code was used. */
  deckCode(link: string): Promise<string | null>;
  /** Names are empty if unknown; null if the startup was deleted. */
  seatChange(startup: string, person: string): Promise<{ startup: string; person: string } | null>;
  /**
   * An introduction as one side reads it in an e-mail, with the URL of the page to answer on; null if it was deleted.
   */
  introduction(id: string, side: "startup" | "investor", lang: Lang): Promise<IntroductionInMail | null>;
  /**
   * Whether an e-mail about an appointment made at `madeAt` has a calendar file attached: not if the reader's calendar
   * feed contains the appointment.
   */
  attaches(email: string, madeAt: Date): Promise<boolean>;
  /** A meeting with the names of both participants; null if it was deleted. `sequence` increases with each change. */
  meeting(
    id: string,
    lang: Lang,
  ): Promise<
    (MeetingInMail & { sequence: number; bookedAt: Date; changedAt: Date; endsAt: Date; isCancelled: boolean }) | null
  >;
  /** Null if the person is no longer a host. */
  hostName(id: string, lang: Lang): Promise<string | null>;
  /**
   * The startup's name in an invitation to follow its updates, empty if unsuitable for e-mails; null if the invitation
   * is closed.
   */
  followInvitation(id: string): Promise<{ startup: string } | null>;
  fundInvitation(id: string): Promise<boolean>;
  /** Null if the reader has stopped these mails. */
  investorUpdate(sent: {
    update: string;
    subscription: string;
    lang: Lang;
    deck: boolean;
  }): Promise<(UpdateParts & { replyTo: string | null }) | null>;
  /** Null if the request was erased. */
  guestOf(guest: string, lang: Lang): Promise<GuestInMail | null>;
  /** A startup's place at a session, as last announced to its founder; null if it was erased. */
  turnOf(place: string, lang: Lang): Promise<(TurnText & { sequence: number; changedAt: Date }) | null>;
  /** The rejection of an application to pitch; null if the application has got a place since or was deleted. */
  pitchAnswer(lead: string, lang: Lang): Promise<PitchAnswerText | null>;
  /** Null if the session has no future date. */
  session(id: string, lang: Lang): SessionText | null;
  /** Null if the reader has unsubscribed or the article no longer exists. */
  article(issue: string, subscription: string): Promise<(ArticleParts & { lang: Lang }) | null>;
  /** The text of a form's receipt, for forms whose receipt is the same for everyone. */
  receipt(form: string, lang: Lang): ReceiptWords | undefined;
  /** Converts a stored choice to the label shown in the form. */
  chosen(form: string, lang: Lang): (field: string, kept: string) => string;
};
