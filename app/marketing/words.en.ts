export const words = {
  example: "Example",
  linkedin: "LinkedIn profile",
  chooseMonth: "Choose a month of the programme",
  month: (number: number) => `M${number}`,
  monthNumber: (number: number) => `Month ${number}`,
  yourSales: "your sales, central case",
  between: (low: string, high: string) => `${low} to ${high}`,
  sharesStay: "of your shares stay yours",
  growth: (times: string, months: string, low: string, high: string) =>
    `The posts rise as sales do: ${times} over ${months} months, between ${low} and ${high}. A projection, not a promise.`,
  monthsOf: (range: string) => `Months ${range}`,
  yes: "Yes",
  no: "No",
  asOf: (date: string) => `On ${date}.`,
  toBeConfirmed: "To be confirmed.",
  logos: "Clients and startups",
  pauseLogos: "Pause the scrolling logos",
};
