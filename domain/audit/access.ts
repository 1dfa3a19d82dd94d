import { type Holder, may, type TeamRight } from "../team/rights.ts";
import { NotAllowed } from "./not-allowed.ts";

/** This type has only an id and a role, because importing the person module would create an import cycle. */
export type Caller<Role extends string = string> = { viewer: { id: string; role: Role } };

/**
 * Returns the caller's id. Throws NotAllowed for a role that is not in `roles`, and an Error if no person is signed in.
 */
export function mustBe<Role extends string>(actor: Caller<Role> | null, ...roles: NoInfer<Role>[]) {
  if (!actor) throw new Error("User not authenticated");
  const { id, role } = actor.viewer;
  if (!roles.includes(role)) throw new NotAllowed(`this is for the role ${roles.join(" or ")}`);
  return id;
}

export type Colleague = { viewer: Holder & { id: string } };

/** Returns the caller's id. Throws NotAllowed for a caller without this team right. */
export function mustHave(actor: Colleague, right: TeamRight) {
  if (!may(actor, right)) throw new NotAllowed(`this needs the right ${right}`);
  return actor.viewer.id;
}
