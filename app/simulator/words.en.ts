const failure = {
  title: "An error occurred",
  text: "Please try again or contact us if the problem persists",
};

export const words = {
  heading: "Revenue growth simulator",
  monthlyRevenue: "Monthly revenue (€)",
  revenueHint: "In euros, excluding VAT",
  revenuePlaceholder: "10,000",
  email: "E-mail",
  companyName: "Company name",
  submit: "Get my growth plan",
  sending: "Sending...",
  retry: "Try again",
  panel: {
    title: (months: number) => `Revenue in month ${months}`,
    example: (revenue: string) => `Example, from ${revenue}`,
    perMonth: "a month",
    central: (times: string) => `Central case, ${times}. A projection, not a promise.`,
    range: (from: string, to: string, low: string, high: string, months: number) =>
      `Expected multiplier of ${from}-${to}x over ${months} months: ${low} to ${high} a month`,
    today: (revenue: string) => `${revenue} today`,
    month: (number: number) => `M${number}`,
    if: (sum: string, times: string) => `${sum} if ${times}`,
    chart: (from: string, to: string, months: number) =>
      `Monthly revenue from ${from} today to ${to} in month ${months}`,
    yours: (share: string) => `${share} yours`,
    always: "your shares, every month, whatever your revenue",
    none: "We take none.",
    own: (sum: string) => `${sum} a month is what your own projection shows until you enter your revenue`,
  },
  startFrom: "Or start from",
  next: {
    title: "Next: find out whether we’re the ones to get you there",
    text: (revenue: string) =>
      `One click puts your company, your e-mail and ${revenue} a month in the application form. You fill in the rest.`,
    apply: "Apply with these numbers",
    another: "Want to try another amount?",
    change: (revenue: string) => `Change ${revenue}`,
  },
  errors: {
    revenueRequired: {
      message: "Monthly revenue required",
      detail: "Enter your monthly revenue to see the projection",
    },
    emailRequired: { message: "Email required", detail: "Please enter your email address to see the projection" },
    emailInvalid: { message: "Invalid email format", detail: "Please enter a valid email address" },
    companyRequired: { message: "Company name required", detail: "Please enter your company name" },
    companyTooShort: { message: "Company name too short", detail: "Company name must be at least 2 characters long" },
    companyTooLong: { message: "Company name too long", detail: "Company name must be at most 160 characters long" },
  },
  success: {
    title: "Growth plan sent!",
    text: "Perfect! Your growth projection has been calculated and sent to your email.",
  },
  failure,
  trouble: failure,
  saved: {
    title: "Contact saved",
    text: "Your information has been saved. We'll be in touch soon!",
  },
};
