import type { Route } from "./context/route.ts";

/** Routes for signed-in investors. */
export const investorRoutes = {
  "investor-profile": {
    path: "/investor-profile",
    module: "investor/profile.page.tsx",
    audience: "investor",
    language: "fr",
    posted: "by visitors",
    atOnce: true,
  },
  "investor-dashboard": {
    path: ["/investisseur/dashboard", "/investor-dashboard"],
    module: "investor/dashboard.page.tsx",
    audience: "investor",
    language: "fr",
    atOnce: true,
  },
  "investor-deals": {
    path: "/investisseur/deals",
    module: "investor/deals/deals.page.tsx",
    audience: "investor",
    language: "fr",
    posted: "by visitors",
    atOnce: true,
  },
  "investor-startup": {
    path: "/investisseur/deals/:startup",
    module: "investor/deals/startup.page.tsx",
    audience: "investor",
    language: "fr",
    atOnce: true,
  },
  "investor-startup-link": {
    path: "/investisseur/deals/:startup/:link",
    module: "investor/deals/link.ts",
    audience: "investor",
    language: "fr",
  },
} as const satisfies Record<string, Route>;
