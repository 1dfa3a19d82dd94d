export const words = {
  example: "Example",
  asOf: (date: string) => `On ${date}.`,
  toBeConfirmed: "To be confirmed.",
  oneCounted: "What this number counts",
  pauseLogos: "Pause the scrolling logos",
};
