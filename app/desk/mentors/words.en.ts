export const words = {
  title: "Mentor requests",
  text: "Founders who asked for an hour, longest wait first. Check with the mentor, then answer here: the founder reads it in the cockpit, and their next daily e-mail says so unless they’ve stopped it.",
  none: "No one is waiting.",
  noneText: "Founders book hours themselves; only earlier requests appear here.",
  asked: (who: string, date: string) => `${who}, asked on ${date}`,
  gone: "A mentor who is no longer listed",
  times: "Agreed time, Paris",
  no: "Not possible",
  answer: "What the founder reads",
  answerHint: "Where to meet, or why not. At most 600 characters.",
  submit: "Send the answer",
  errors: {
    timeRequired: "Choose a time, or say that it isn’t possible.",
    answerRequired: "Write a line to the founder.",
    answerTooLong: "At most 600 characters.",
  } as Record<string, string>,
  refused: {
    gone: "Someone else has already answered this request.",
    taken: "This mentor is already booked at that time: choose another one.",
    "no-such-time": "Choose one of the three times.",
    invalid: "Correct the marked answers.",
  } as Record<string, string>,
};
