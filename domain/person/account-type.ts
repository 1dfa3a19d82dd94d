import type { Role } from "./viewer.ts";

/** The account types that the sign-up form offers, as the specification names them. */
export const userTypes = ["startup", "investor"] as const;
export type UserType = (typeof userTypes)[number];
type AccountType = UserType | "team" | "admin";

const types: Record<Role, AccountType> = { admin: "admin", team: "team", investor: "investor", founder: "startup" };

export function accountType<R extends Role>(role: R) {
  return types[role] as R extends "admin" | "team" ? R : R extends "investor" ? "investor" : "startup";
}

/** The role that sign-up gives to each account type; no other role can be requested. */
export const roleOfType = { startup: "founder", investor: "investor" } as const satisfies Record<UserType, Role>;
