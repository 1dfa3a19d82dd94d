import type { Role } from "./viewer.ts";

/** What the specification calls an account: the type that was asked for while signing up. */
export const userTypes = ["startup", "investor"] as const;
export type UserType = (typeof userTypes)[number];
type AccountType = UserType | "team" | "admin";

const types: Record<Role, AccountType> = { admin: "admin", team: "team", investor: "investor", founder: "startup" };

/** The type of an account by its role: investor is investor, founder is startup. */
export function accountType<R extends Role>(role: R) {
  return types[role] as R extends "admin" | "team" ? R : R extends "investor" ? "investor" : "startup";
}

/** The role that our server gives to people who sign up as this type; nothing else can be asked for. */
export const roleOfType = { startup: "founder", investor: "investor" } as const satisfies Record<UserType, Role>;
