import type { Route } from "./server/route.ts";

/** What investors sign in for. */
export const investorRoutes = {
  "investor-dashboard": {
    path: ["/investisseur/dashboard", "/investor-dashboard"],
    module: "investor/dashboard.page.tsx",
    audience: "investor",
    language: "fr",
  },
  "investor-profile": {
    path: "/investor-profile",
    module: "investor/profile.page.tsx",
    audience: "investor",
    language: "fr",
    posted: "by visitors",
    atOnce: true,
  },
} as const satisfies Record<string, Route>;
