import type { Role } from "../../../domain/person/viewer.ts";

const roles: Record<Role, string> = { admin: "Admin", team: "Team", investor: "Investor", founder: "Startup" };

/** Read on the server: only a page for someone signed in carries them. */
export const words = { roles, dashboard: "Dashboard", profile: "Profile", account: "Account", signOut: "Sign out" };
