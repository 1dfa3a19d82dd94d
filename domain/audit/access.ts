import { NotAllowed } from "./not-allowed.ts";

/** Who calls a verb. People need the audit log, so this side knows of them no more than an id and a role. */
export type Caller<Role extends string = string> = { viewer: { id: string; role: Role } };

/** The id of a caller who has one of these roles; refuses every other, and whoever is not signed in. */
export function mustBe<Role extends string>(actor: Caller<Role> | null, ...roles: NoInfer<Role>[]) {
  if (!actor) throw new Error("User not authenticated");
  const { id, role } = actor.viewer;
  if (!roles.includes(role)) throw new NotAllowed(`this is for the role ${roles.join(" or ")}`);
  return id;
}
