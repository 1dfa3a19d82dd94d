import type { Role } from "../../../domain/person/viewer.ts";

const roles: Record<Role, string> = { admin: "Admin", team: "Team", investor: "Investor", founder: "Startup" };

/** Imported on the server only: the chosen words reach the browser with the page's data. */
export const words = { roles, dashboard: "Dashboard", profile: "Profile", account: "Account", signOut: "Sign out" };
