import type { Route } from "./server/route.ts";

/** What founders sign in for. */
export const founderRoutes = {
  "founder-dashboard": {
    path: ["/startup/dashboard", "/startup-dashboard"],
    module: "founder/dashboard.page.tsx",
    audience: "founder",
    language: "fr",
  },
  "founder-visibility": {
    path: "/startup/dashboard/profil-investisseur",
    module: "founder/visibility/visibility.page.tsx",
    audience: "founder",
    language: "fr",
    posted: "by visitors",
    atOnce: true,
  },
  "founder-visibility-preview": {
    path: "/startup/dashboard/profil-investisseur/apercu",
    module: "founder/visibility/preview.page.tsx",
    audience: "founder",
    opens: "publication",
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
} as const satisfies Record<string, Route>;
