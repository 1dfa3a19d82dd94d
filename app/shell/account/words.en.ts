import type { Role } from "../../../domain/person/viewer.ts";

const roles: Record<Role, string> = { admin: "Admin", team: "Team", investor: "Investor", founder: "Startup" };

/** Imported only on the server. The browser gets the texts in the page's data. */
export const words = { roles, dashboard: "Dashboard", profile: "Profile", account: "Account", signOut: "Sign out" };
