import { inArea } from "./context/route.ts";

export const investorRoutes = inArea(
  { audience: "investor", language: "fr", atOnce: true },
  {
    "investor-profile": { path: "/investor-profile", module: "investor/profile.page.tsx", posted: "by visitors" },
    "investor-dashboard": {
      path: ["/investisseur/dashboard", "/investor-dashboard"],
      module: "investor/dashboard.page.tsx",
    },
    "investor-deals": { path: "/investisseur/deals", module: "investor/deals/deals.page.tsx", posted: "by visitors" },
    "investor-startup": {
      path: "/investisseur/deals/:startup",
      module: "investor/deals/startup.page.tsx",
      posted: "by visitors",
    },
    "investor-introductions": {
      path: "/investisseur/relations",
      module: "investor/introductions/introductions.page.tsx",
      posted: "by visitors",
    },
    "investor-team": { path: "/investisseur/equipe", module: "investor/team/team.page.tsx", posted: "by visitors" },
    "investor-update": { path: "/investisseur/nouvelles/:id", module: "investor/updates/update.page.tsx" },
    "investor-compare": { path: "/investisseur/comparer", module: "investor/compare/compare.page.tsx" },
    "investor-deck-picture": {
      path: "/investisseur/deals/:startup/deck/:page.webp",
      module: "investor/deals/deck-picture.ts",
    },
    "investor-deck-beat": {
      path: "/investisseur/deals/:startup/deck/lecture",
      module: "investor/deals/deck-beat.ts",
      posted: "only",
    },
    "investor-deck-reading": {
      path: "/investisseur/deals/:startup/deck/ma-lecture",
      module: "investor/deals/deck-reading.page.tsx",
      posted: "by visitors",
    },
    "investor-deck-report": {
      path: "/investisseur/deals/:startup/deck/signaler",
      module: "investor/deals/deck-report.page.tsx",
      posted: "by visitors",
    },
    "investor-deck-page": {
      path: "/investisseur/deals/:startup/deck/:page",
      module: "investor/deals/deck-page.page.tsx",
    },
    "investor-deck": {
      path: "/investisseur/deals/:startup/deck",
      module: "investor/deals/deck.page.tsx",
      posted: "by visitors",
    },
    "investor-sessions": { path: "/investisseur/sessions", module: "investor/sessions/sessions.page.tsx" },
    "investor-session": {
      path: "/investisseur/sessions/:id",
      module: "investor/sessions/session.page.tsx",
      posted: "by visitors",
    },
    "investor-startup-link": { path: "/investisseur/deals/:startup/:link", module: "investor/deals/link.ts" },
  },
);
