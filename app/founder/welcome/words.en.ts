export const words = {
  metadata: "Welcome to your cockpit",
  title: "Welcome to your cockpit",
  close: "Close",
  leave: "What you typed is not saved. Leave without it?",
  step: (number: number) => `Step ${number} of 3`,
  steps: ["Your startup in five fields", "Five numbers a month", "What investors see"] as readonly string[],
  previous: "Back",
  next: "Next",
  skip: "Skip for now",
  finish: "Finish",
  profile: "With these five your profile can be shown. The rest can wait.",
  numbers: {
    text: "Once a month, in a minute. Runway, growth, alerts and your score are worked out from them.",
    rows: [
      ["MRR", "Recurring revenue of the month, before tax"],
      ["Cash", "In the bank on the month’s last day"],
      ["Net burn", "Money out minus money in over the month"],
      ["CAC", "Sales spending divided by new customers"],
      ["Monthly churn", "Customers who left, out of those you had on the first"],
    ] as readonly (readonly [string, string])[],
    action: "Enter my numbers",
  },
  investors: {
    text: "Nothing, until you publish. Then approved investors see the parts you chose, and you see how often they looked.",
    rows: [
      ["Your choice", "Pitch, team, market, numbers: each part is shown or hidden on its own."],
      ["Their names", "You learn how many looked and what kind they are, never who."],
      ["Taking it back", "Withdraw your profile and it leaves every list at once."],
    ] as readonly (readonly [string, string])[],
    action: "See my investor profile",
  },
  failure: { title: "Error", text: "Your changes could not be saved. Try again in a moment." },
};
