import type { Route } from "./server/route.ts";

/** What founders sign in for. */
export const founderRoutes = {
  "founder-dashboard": {
    path: ["/startup/dashboard", "/startup-dashboard"],
    module: "founder/dashboard.page.tsx",
    audience: "founder",
    language: "fr",
  },
  "founder-tools": {
    path: "/startup/dashboard/outils",
    module: "founder/tools/tools.page.tsx",
    audience: "founder",
    language: "fr",
  },
  "founder-funding": {
    path: "/startup/dashboard/aides",
    module: "founder/funding/funding.page.tsx",
    audience: "founder",
    language: "fr",
  },
  "founder-funding-banks": {
    path: "/startup/dashboard/aides/banques",
    module: "founder/funding/funding.page.tsx",
    audience: "founder",
    language: "fr",
  },
  "founder-funding-public": {
    path: "/startup/dashboard/aides/publiques",
    module: "founder/funding/funding.page.tsx",
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
  "founder-check-in": {
    path: "/startup/chiffres",
    module: "founder/check-in/check-in.page.tsx",
    audience: "founder",
    language: "fr",
    posted: "by visitors",
    atOnce: true,
    csv: "founder/check-in/check-in.csv.ts",
  },
  "founder-check-in-import": {
    path: "/startup/chiffres/import",
    module: "founder/check-in/import.page.tsx",
    audience: "founder",
    language: "fr",
    posted: "by visitors",
    bytes: 256 * 1024,
  },
  "founder-pitch": {
    path: "/startup/dashboard/pitch-session",
    module: "founder/pitch/pitch.page.tsx",
    audience: "founder",
    language: "fr",
    posted: "by visitors",
    atOnce: true,
  },
  "founder-acceleration": {
    path: "/startup/dashboard/acceleration",
    module: "founder/acceleration/acceleration.page.tsx",
    audience: "founder",
    language: "fr",
    atOnce: true,
  },
} as const satisfies Record<string, Route>;
