import type { ProgrammeText } from "../../emails/application-accepted.tsx";
import type { NextIntake } from "../../emails/application-decision.tsx";
import type { ConferenceText } from "../../emails/conference-receipt.tsx";
import type { EmailBranding } from "../../emails/email-layout.tsx";
import type { GuideDayParts } from "../../emails/guide-day.tsx";
import type { ArticleParts } from "../../emails/newsletter-article.tsx";
import type { ReceiptWords } from "../../emails/receipt-email.tsx";
import type { QuizResultText } from "../../emails/quiz-result.tsx";
import type { SessionText } from "../../emails/session-date.tsx";
import type { StopKind } from "../../emails/stop.ts";
import type { Lang } from "../../platform/language/language.ts";

/** What a link opens that only the reader of a mail is given. */
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
  | "privacy-link"
  | "privacy-export"
  | "privacy-erasure";

/** What a reader can stop: a kind, whose mails of it, and the address that they go to. */
export type Stoppable = { kind: StopKind; id: string; email: string };

/** All that an e-mail may ask of the site when it is written: links, and the content as it is at that moment. */
export type EmailContext = {
  branding(lang: Lang): EmailBranding;
  /** The language of whom the team's own mails reach: their account's, where one of the team has this address. */
  teamLang(address: string): Promise<Lang>;
  /** The full address of what a mail to the team is about, on the desk. */
  deskUrl(record: "lead" | "application", id: string, lang: Lang): string;
  /** A full address that only the reader of this mail is given. */
  url(to: MailLinkKind, id: string, lang: Lang): string;
  /** The full address where the reader of this mail stops others like it. */
  stopUrl(stoppable: Stoppable, lang: Lang): string;
  quizResult(level: number, lang: Lang): QuizResultText;
  /** Null when its reader wants none any more. */
  guideDay(guide: string, day: number): Promise<(GuideDayParts & { lang: Lang }) | null>;
  conference(id: string, lang: Lang): ConferenceText;
  programme(lang: Lang): ProgrammeText;
  /** When an application that was sent then gets its first answer, at the latest. */
  firstAnswerBy(sentAt: Date): Date;
  intakeAfter(intake: string, lang: Lang): Promise<NextIntake>;
  /** Null when the session has no day to come any more. */
  session(id: string, lang: Lang): SessionText | null;
  /** Null when its reader has left, or the article is no longer there. */
  article(issue: string, subscription: string): Promise<(ArticleParts & { lang: Lang }) | null>;
  /** What the mail that answers a form says, where it says the same to everybody. */
  receipt(form: string, lang: Lang): ReceiptWords | undefined;
  /** Says what somebody chose in a form as the form does, from what a lead keeps of it. */
  chosen(form: string, lang: Lang): (field: string, kept: string) => string;
};
