const failure = {
  title: "An error occurred",
  text: "Please try again or contact us if the problem persists",
};

export const words = {
  heading: "Revenue growth simulator",
  monthlyRevenue: "Monthly revenue (€)",
  revenueHint: "In euros, excluding tax",
  revenuePlaceholder: "10,000",
  email: "E-mail",
  companyName: "Company name",
  submit: "Get my growth plan",
  sending: "Sending...",
  retry: "Try again",
  panel: {
    title: "Revenue at month 18",
    perMonth: "a month",
    central: (times: string) => `Central case, ${times}`,
    range: (from: string, to: string, low: string, high: string) =>
      `Expected multiplier of ${from}-${to}x over 18 months: ${low} to ${high} a month`,
    now: "Today",
    month18: "Month 18",
    disclaimer: "A projection, not a promise.",
    chart: (from: string, to: string) => `Monthly revenue from ${from} today to ${to} at month 18`,
    table: "The projection in figures",
    case: "Case",
    low: (times: string) => `Low, ${times}`,
    high: (times: string) => `High, ${times}`,
  },
  errors: {
    revenueRequired: {
      message: "Monthly revenue required",
      detail: "Please enter your monthly revenue to see the projection",
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
