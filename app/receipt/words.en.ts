export const words = {
  title: "Your receipt",
  gone: "This receipt doesn’t exist",
  goneText: "The address is incomplete, or what it pointed to has been deleted.",
  number: (receipt: string) => `Receipt ${receipt}`,
  at: (date: string, time: string) => `Recorded on ${date} at ${time} (Paris time)`,
  accountText: "You’ll reserve your seat from an investor account with the same e-mail.",
  account: "Open it now",
  home: "Back to the home page",
};
