import type { Role } from "./viewer.ts";

export const userTypes = ["startup", "investor"] as const;
export type UserType = (typeof userTypes)[number];
type AccountType = UserType | "team" | "admin";

const types: Record<Role, AccountType> = { admin: "admin", team: "team", investor: "investor", founder: "startup" };

export function accountType<R extends Role>(role: R) {
  return types[role] as R extends "admin" | "team" ? R : R extends "investor" ? "investor" : "startup";
}

/** The role that each account type gets at sign-up. A sign-up cannot request any other role. */
export const roleOfType = { startup: "founder", investor: "investor" } as const satisfies Record<UserType, Role>;
