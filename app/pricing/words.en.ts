export const words = {
  billing: "Billing",
  monthly: "Monthly",
  yearly: "Yearly",
  perMonth: "/month",
  monthsFree: (months: number) => `${months} ${months === 1 ? "month" : "months"} free`,
  saving: (euros: string) => `Save €${euros}/year`,
  billedMonthly: "billed monthly",
  billedYearly: (total: string, monthly: string) => `billed once a year: ${total}, instead of ${monthly}`,
  forEver: "with no time limit",
  opens: (open: number, all: number) => `includes ${open} of ${all}`,
  included: "Included",
  notIncluded: "Not included",
};
