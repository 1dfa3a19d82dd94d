import { type Holder, may, type TeamRight } from "../team/rights.ts";
import { NotAllowed } from "./not-allowed.ts";

/**
 * The caller of a domain function. The person module imports the audit log, so this module knows only an id and a role.
 */
export type Caller<Role extends string = string> = { viewer: { id: string; role: Role } };

/** The caller's id; throws NotAllowed for a role outside the list, and an Error for a caller who is not signed in. */
export function mustBe<Role extends string>(actor: Caller<Role> | null, ...roles: NoInfer<Role>[]) {
  if (!actor) throw new Error("User not authenticated");
  const { id, role } = actor.viewer;
  if (!roles.includes(role)) throw new NotAllowed(`this is for the role ${roles.join(" or ")}`);
  return id;
}

export type Colleague = { viewer: Holder & { id: string } };

/** The caller's id; throws NotAllowed for a caller without this right on the desk. */
export function mustHave(actor: Colleague, right: TeamRight) {
  if (!may(actor, right)) throw new NotAllowed(`this needs the right ${right}`);
  return actor.viewer.id;
}
