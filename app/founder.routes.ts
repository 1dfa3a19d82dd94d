import type { Route } from "./server/route.ts";

/** What founders sign in for. */
export const founderRoutes = {
  "founder-dashboard": {
    path: ["/startup/dashboard", "/startup-dashboard"],
    module: "founder/dashboard.page.tsx",
    audience: "founder",
    language: "fr",
  },
  "founder-profile": {
    path: ["/startup/profil", "/startup-profile"],
    module: "founder/profile.page.tsx",
    audience: "founder",
    language: "fr",
    posted: "by visitors",
    atOnce: true,
  },
  "founder-readiness": {
    path: "/startup/dashboard/score",
    module: "founder/readiness/readiness.page.tsx",
    audience: "founder",
    language: "fr",
    posted: "by visitors",
    atOnce: true,
  },
  "founder-cap-table": {
    path: "/startup/table-de-capitalisation",
    module: "founder/cap-table/cap-table.page.tsx",
    audience: "founder",
    language: "fr",
    posted: "by visitors",
    atOnce: true,
  },
} as const satisfies Record<string, Route>;
