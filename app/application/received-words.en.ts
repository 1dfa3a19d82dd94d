export const words = {
  thanks: (name: string) => (name ? `Thank you, ${name}` : "Thank you"),
  lead: "One of us reads every new application from start to finish. Here’s what we then owe you, and by when.",
  sentAt: (date: string, time: string) => `Sent on ${date} at ${time}.`,
  scale: "One tick a day.",
  calendar: "Add these dates to my calendar",
  days: {
    firstAnswer: "First reply",
    change: "Last day to make changes",
    call: "Discovery call",
    finalDecision: "Final decision",
    start: "Start of the programme",
  },
  byTime: (time: string) => `by ${time}, Paris time`,
  untilMidnight: "until 23:59, Paris time",
  callOf: (minutes: number) => `${minutes} minutes, at a time you choose`,
  byThen: "at the latest",
  prepareTitle: "What to prepare for the call",
  prepare: [
    { title: "Your last three months", text: "Sales, customers won, customers lost. A spreadsheet is enough." },
    { title: "Where your customers come from", text: "The channel that works best, even if it’s still small." },
    { title: "One lost sale", text: "One you should have won, and what the customer told you." },
    { title: "Your questions", text: "About our fee, your growth expert, the pace. We’ll answer them on the call." },
  ],
  page: {
    title: "Your application page",
    text: (date: string) =>
      `It holds your answers and these dates. You can change your answers there until ${date}, 23:59, unless we’ve already decided.`,
    lost: "Nothing after five minutes? Check your spam folder, then",
    again: "have the link sent again",
  },
};
