export const words = {
  title: "What our fee looks like",
  example: "Example",
  brings: (revenue: string) => `The programme brings you ${revenue} in revenue, in total`,
  stays: (rest: string) => `${rest} stays with you`,
  share: (share: string) => `our fee at ${share}`,
  terms: (upfront: string, share: string) =>
    `Not your numbers: our own example, excluding VAT, with the Revenue share option (${upfront} upfront, then ${share} of the revenue the programme generates, agreed before you sign).`,
  other: (fee: string) => `The Programme option starts at ${fee}.`,
  pricing: "See pricing",
};
