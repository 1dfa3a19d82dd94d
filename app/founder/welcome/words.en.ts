export const words = {
  metadata: "Welcome to your cockpit",
  title: "Welcome to your cockpit",
  close: "Close",
  step: (number: number) => `Step ${number} of 3`,
  steps: ["Your startup in five fields", "Five numbers a month", "What investors see"] as readonly string[],
  previous: "Back",
  next: "Next",
  skip: "Skip for now",
  finish: "Finish",
  profile: "These five are enough to show your profile. The rest can wait.",
  numbers: {
    text: "Once a month, in a minute. Runway, growth and your score are worked out from them.",
    rows: [
      ["MRR", "The month’s recurring revenue, excluding VAT"],
      ["Cash", "In the bank on the last day of the month"],
      ["Net burn", "Money out minus what customers paid in, over the month"],
      ["CAC", "Sales and marketing spend divided by new customers"],
      ["Monthly churn", "Customers who left, out of those you had on the 1st"],
    ] as readonly (readonly [string, string])[],
    action: "Enter my numbers",
  },
  investors: {
    text: "Nothing of your profile, until you publish it, with Visible or Elite CoPilot. One of us looks at it, then approved investors see the parts you chose, and you see how often they looked. If you get a place at a Pitch Session, its investors receive your startup’s name, sector and revenue range.",
    rows: [
      ["Your choice", "Pitch, team, market, numbers: each part is shown or hidden on its own."],
      ["Their names", "You learn how many looked and what at least three of them have in common, never who."],
      ["Taking it back", "Withdraw your profile and it disappears from every list straight away."],
    ] as readonly (readonly [string, string])[],
    action: "See my investor profile",
  },
  failure: { title: "Error", text: "Your changes couldn’t be saved. Try again in a moment." },
};
