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

/** Links that only the reader of an e-mail receives. */
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

/** A subscription that a reader can stop: the kind of mail, the id it belongs to, and the address. */
export type Stoppable = { kind: StopKind; id: string; email: string };

/** An introduction in an e-mail: names are empty where not fit for it, `other` is null before a yes. */
export type IntroductionInMail = {
  state: "waiting" | "yes" | "closed";
  startup: string;
  other: { name: string; email: string } | null;
  meeting: { startsAt: Date; minutes: number; sequence: number } | null;
  url: string;
};

/** A request for a seat, and the session as its guests are told of it. */
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
  /** The place on the list of those who wait. */
  position: number;
  reason: string;
  /** Full URL of the session's page. */
  page: string;
  /** Null where a calendar holds nothing of the session: it has no hour, or the request had no seat. */
  invitation: (Omit<Invitation, "uid" | "sequence" | "attendee" | "summary"> & { id: string }) | null;
};

/** What e-mails read from the site when they are written: links, and the current content. */
export type EmailContext = {
  branding(lang: Lang): EmailBranding;
  /** The language of the team member with this address, else the default one. */
  teamLang(address: string): Promise<Lang>;
  /** The full URL of the lead or application on the desk. */
  deskUrl(record: "lead" | "application", id: string, lang: Lang): string;
  /** A full URL that only the reader of this e-mail receives. */
  url(to: MailLinkKind, id: string, lang: Lang): string;
  /** The full URL on which the reader stops this kind of e-mail. */
  stopUrl(stoppable: Stoppable, lang: Lang): string;
  quizResult(level: number, lang: Lang): QuizResultText;
  /** Null if the reader has stopped the mails. */
  guideDay(guide: string, day: number): Promise<(GuideDayParts & { lang: Lang }) | null>;
  conference(id: string, lang: Lang): ConferenceText;
  programme(lang: Lang): ProgrammeText;
  /** When an application sent at this time is due its first answer. */
  firstAnswerBy(sentAt: Date): Date;
  intakeAfter(intake: string, lang: Lang): Promise<NextIntake>;
  /** The startup's name and the role of an invitation; null once it is closed. */
  seatInvitation(id: string): Promise<{ startup: string; role: "editor" | "reader" } | null>;
  /** What the mails about a link on a deck say; null once it is cut off or expired. */
  deckLink(id: string): Promise<{ startup: string; expiresAt: Date } | null>;
  /** The code that opens a link on a deck; null once it is used. */
  deckCode(link: string): Promise<string | null>;
  /** The names of a startup and of one of its people, empty where unknown; null once the startup is gone. */
  seatChange(startup: string, person: string): Promise<{ startup: string; person: string } | null>;
  /** What stands in an e-mail to one side of an introduction, and the page where it is answered; null once it is gone. */
  introduction(id: string, side: "startup" | "investor", lang: Lang): Promise<IntroductionInMail | null>;
  /** Whether an e-mail to this address about a date made at `madeAt` carries an invitation: its reader's feed may do. */
  attaches(email: string, madeAt: Date): Promise<boolean>;
  /** A meeting with the names of both who meet; null once it is deleted. `sequence` rises with each change. */
  meeting(
    id: string,
    lang: Lang,
  ): Promise<
    (MeetingInMail & { sequence: number; bookedAt: Date; changedAt: Date; endsAt: Date; isCancelled: boolean }) | null
  >;
  /** The name of a host of meetings; null for one who is a host no more. */
  hostName(id: string, lang: Lang): Promise<string | null>;
  /** The startup's name of an invitation to its updates, empty where unfit for an e-mail; null once it is closed. */
  followInvitation(id: string): Promise<{ startup: string } | null>;
  /** Whether an invitation to a fund may still be accepted. */
  fundInvitation(id: string): Promise<boolean>;
  /** A startup's update for one reader; null once they have stopped. */
  investorUpdate(update: string, subscription: string): Promise<(UpdateParts & { replyTo: string | null }) | null>;
  /** An investor's request for a seat at a session; null once it was erased. */
  guestOf(guest: string, lang: Lang): Promise<GuestInMail | null>;
  /** The turn of a place at a session, as its founder was last told; null once it was erased. */
  turnOf(
    place: string,
    lang: Lang,
  ): Promise<(TurnText & { sequence: number; changedAt: Date; isLost: boolean }) | null>;
  /** The no to an application to pitch; null once it has a place after all, or is gone. */
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
