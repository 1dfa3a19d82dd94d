export const words = {
  title: "Your receipt",
  gone: "This receipt does not exist",
  goneText: "The address is incomplete, or what it stood for has been deleted.",
  number: (receipt: string) => `Receipt ${receipt}`,
  at: (date: string, time: string) => `Recorded on ${date} at ${time} (Paris time)`,
  home: "Back to the home page",
  limited: {
    title: "Too many messages",
    text: (minutes: number) => `Nothing was recorded. Please try again in ${minutes === 1 ? "one minute" : `${minutes} minutes`}.`,
  },
};
