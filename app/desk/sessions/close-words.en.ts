import type { StoredReason } from "../../../domain/pitch-session/pitch-answer.ts";

const reasons: Record<StoredReason, string> = {
  full: "More good applications than places",
  early: "Too early: no customers or numbers yet",
  fit: "We’re looking for other sectors or stages",
  incomplete: "Not enough to judge the startup",
  cancelled: "The session was cancelled",
};

export const words = {
  title: "Close the session",
  from: (at: string) =>
    `You can close it from ${at}: until then, wishes to meet may still come in, and the record counts them.`,
  text: "Closing publishes the session’s results on its page and freezes the numbers, except meetings, which both sides can still confirm. Startups that pitched and agreed to a card are shown there. This can’t be undone.",
  page: "The session’s public page",
  pitched: (selected: number) =>
    selected === 1
      ? "1 startup has a place. Untick it if it didn’t pitch."
      : `${selected} startups have a place. Untick those that didn’t pitch.`,
  nobody: "No startup has a place.",
  unnamed: "Startup without a name",
  unanswered: (count: number) =>
    count === 1
      ? "1 application has no answer yet. Its startup’s contact, or its sender without one, gets an e-mail with this reason."
      : `${count} applications have no answer yet. Each startup’s contact, or the sender without one, gets an e-mail with this reason.`,
  reason: "Reason for the no",
  choose: "Choose a reason",
  reasons,
  line: "Your own sentence",
  lineHint: "Optional, at most 300 characters. It goes into the e-mail exactly as you write it.",
  submit: "Close and publish",
  closed: (at: string) => `Closed on ${at}`,
  closedText: (selected: number, pitched: number) => `${selected} selected, ${pitched} pitched.`,
  errors: {
    reason: "Choose a reason.",
    reasonRequired: "Choose a reason.",
    line: "At most 300 characters.",
    lineTooLong: "At most 300 characters.",
  } as Record<string, string>,
  problems: {
    already: "It’s closed already.",
    early: "Wishes to meet may still come in: close it later.",
    reason: "Choose a reason for those who weren’t chosen: no one is left without an answer.",
    placed: "It has a place: take the place back first.",
  } as Record<string, string>,
  answer: {
    title: "Say no",
    text: "The startup’s contact, or the sender without one, gets an e-mail with the reason.",
    submit: "Send the no",
    sent: (at: string, reason: string) => `Answered with a no on ${at}. ${reason}.`,
    cancelled: (at: string) => `Closed on ${at}: the session was cancelled, and the startup was told by e-mail.`,
  },
};
