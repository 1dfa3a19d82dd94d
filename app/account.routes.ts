import type { Route } from "./context/route.ts";

/** Routes for sign-in, the account and personal data. */
export const accountRoutes = {
  "my-data": {
    path: ["/privacy/my-data", "/confidentialite/mes-donnees"],
    module: "my-data/my-data.page.tsx",
    posted: "by visitors",
  },
  "my-data-asked": { path: "/privacy/my-data/asked", module: "my-data/asked.page.tsx", kept: true },
  "my-data-link": {
    path: "/privacy/my-data/link/:accessToken",
    module: "my-data/link.page.tsx",
    posted: "by visitors",
  },
  "my-data-open": { path: "/privacy/my-data/open", module: "my-data/open.page.tsx", posted: "by visitors" },
  "my-data-export": { path: "/privacy/my-data/export/:accessToken", module: "my-data/export.page.tsx" },
  "my-data-erasure": {
    path: "/privacy/my-data/erasure/:accessToken",
    module: "my-data/erasure.page.tsx",
    posted: "by visitors",
  },
  "sign-in": { path: "/auth/login", module: "auth/sign-in.page.tsx", posted: "by visitors", atOnce: true },
  "sign-up": { path: "/auth/signup", module: "auth/sign-up.page.tsx", posted: "by visitors" },
  "sign-up-sent": { path: "/auth/signup/sent", module: "auth/sign-up-sent.page.tsx", posted: "by visitors" },
  "account-confirm": { path: "/auth/confirm/:token", module: "auth/confirm.page.tsx", posted: "by visitors" },
  "join-team": { path: "/join-team/:token", module: "auth/join-team.page.tsx", posted: "by visitors" },
  "password-reset": { path: "/auth/reset", module: "auth/reset.page.tsx", posted: "by visitors" },
  "password-reset-sent": { path: "/auth/reset/sent", module: "auth/reset-sent.page.tsx" },
  "new-password": { path: "/auth/reset/:token", module: "auth/new-password.page.tsx", posted: "by visitors" },
  "second-factor": {
    path: "/auth/second-factor",
    module: "auth/second-factor.page.tsx",
    posted: "by visitors",
    atOnce: true,
  },
  "second-factor-setup": {
    path: "/auth/second-factor/setup",
    module: "auth/second-factor-setup.page.tsx",
    posted: "by visitors",
  },
  "new-passkey": { path: "/auth/passkey", module: "auth/new-passkey.page.tsx", posted: "by visitors", atOnce: true },
  "email-change": { path: "/auth/email/:token", module: "auth/email-change.page.tsx", posted: "by visitors" },
  account: { path: "/account", module: "auth/account.page.tsx", audience: "person", posted: "by visitors" },
  notifications: {
    path: "/account/notifications",
    module: "notifications/notifications.page.tsx",
    audience: "person",
    language: "fr",
    posted: "by visitors",
  },
  "account-calendar": {
    path: "/account/calendar",
    module: "calendar-feed/calendar.page.tsx",
    audience: "person",
    posted: "by visitors",
  },
  "calendar-feed": { path: "/calendar/:token.ics", module: "calendar-feed/feed.ts" },
  "my-data-file": {
    path: "/privacy/my-data/export/:accessToken/file",
    module: "my-data/export-file.ts",
    posted: "by visitors",
  },
  "passkey-challenge": { path: "/auth/passkey/challenge", module: "auth/passkey-challenge.ts", posted: "only" },
  "sign-out": { path: "/auth/logout", module: "auth/sign-out.ts", posted: "only" },
  "startup-logo": { path: "/startups/:startup/logo", module: "startup-logo/picture.ts", audience: "person" },
} as const satisfies Record<string, Route>;
