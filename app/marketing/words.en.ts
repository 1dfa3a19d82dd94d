export const words = {
  linkedin: "LinkedIn profile",
  chooseMonth: "Choose a month of the programme",
  month: (number: number) => `M${number}`,
  monthNumber: (number: number) => `Month ${number}`,
  salesToday: "your sales today",
  yourSales: "your sales, central case",
  between: (low: string, high: string) => `${low} to ${high}`,
  measured: (what: string, range: string) => `${what}: ${range}`,
  sharesStay: "of your shares stay yours",
  growth: (times: string, months: string, low: string, high: string) =>
    `Each bar is one month of sales: ${times} over ${months} months in the central case, ${low} in the low one and ${high} in the high one. A projection, not a promise.`,
  past: { record: "What came of it", title: "Past sessions", session: "Session", date: "Date", place: "Place" },
  monthsOf: (range: string) => `Months ${range}`,
  yes: "Yes",
  no: "No",
  logos: "Clients and startups",
};
