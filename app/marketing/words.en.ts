export const words = {
  example: "Example",
  linkedin: "LinkedIn profile",
  months: "The programme's eighteen months, in three phases: to month 3, to month 9, to month 18",
  month: (number: number) => `M${number}`,
  monthsOf: (range: string) => `Months ${range}`,
  yes: "Yes",
  no: "No",
  asOf: (date: string) => `On ${date}.`,
  toBeConfirmed: "To be confirmed.",
  logos: "Clients and startups",
  pauseLogos: "Pause the scrolling logos",
};
