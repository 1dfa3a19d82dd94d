export const words = {
  title: (startup: string, month: string) => `${startup || "A startup"}: ${month} update`,
  sentOn: (date: string) => `Sent on ${date}`,
  correction: "This message corrects an earlier one.",
  earlier: "Read the earlier one",
  figure: "Number",
  value: "Value",
  change: "Change",
  declared: "Declared by the startup, not verified. Changes: MRR and churn over one month, CAC over three.",
  worked: "What worked",
  stuck: "What’s stuck",
  asked: "What they’re looking for",
  toStartup: (name: string) => `${name}: profile and following`,
};
