import { formats } from "../../../platform/language/format.ts";

const { date } = formats.en;

export const words = {
  title: "Score reviews",
  text: "Founders who want one of us to look at their readiness score, longest wait first. Check what the scan read against what you know, then reply: the founder reads it on their score page.",
  none: "No one is waiting.",
  noneText: "Requests appear here as soon as a founder sends one.",
  score: (startup: string, score: number) => `${startup}: ${score} out of 100`,
  asked: (who: string, at: Date) => `${who}, asked on ${date(at)}`,
  due: (day: string) => `Reply by ${date(day)}`,
  late: (day: string) => `Overdue since ${date(day)}`,
  message: "What looks wrong to them",
  noMessage: "They didn’t say what looks wrong.",
  findings: (at: Date) => `What the scan of ${date(at)} read`,
  columns: { question: "Question", read: "What it read", points: "Points" },
  answer: "Your reply",
  answerHint:
    "Say what you checked and whether the score stands. If their data is wrong, say which field to change before the next scan.",
  submit: "Send reply",
  errors: { answerRequired: "Write a line to the founder.", answerTooLong: "4,000 characters at most." } as Record<
    string,
    string | undefined
  >,
  problems: { gone: "Someone else has already replied." } as Record<string, string>,
};
