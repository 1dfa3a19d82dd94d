export const words = {
  back: "Back to my dashboard",
  pageTitle: (name: string) => `An hour with ${name}`,
  topic: "What do you want to work on?",
  topicHint: "The mentor reads this to prepare.",
  times: "Three times that suit you (Paris time)",
  time: (number: number) => `Time ${number}`,
  send: "Send my request",
  errors: {
    topicRequired: "Say what you want to work on.",
    topicTooLong: "At most 1,000 characters.",
    timeRequired: "Enter a date and a time.",
    timePast: "Choose a time at least a day from now and within three months.",
    timeTwice: "Choose three different times.",
  } as Record<string, string>,
  refused: {
    open: "You’ve already asked this mentor. You’ll get an answer to that request first.",
    unavailable: "This mentor has just stopped taking requests.",
    invalid: "Check the marked answers.",
    failed: "We couldn’t save this. Try again in a moment.",
  } as Record<string, string>,
};
