import type { PersonState } from "../../../domain/person/list.server.ts";
import type { Role } from "../../../domain/person/viewer.ts";

type Seen = {
  role: Role;
  asks: boolean;
  verdict: "yes" | "no" | null;
  blocked: boolean;
  ended: boolean;
};

/** Returns the states of an account, the most serious state first. */
export function statesOf({ role, asks, verdict, blocked, ended }: Seen): PersonState[] {
  const approval = verdict === null ? "waiting" : verdict === "yes" ? "approved" : "refused";
  return [
    ...(blocked ? ["blocked" as const] : []),
    ...(ended ? ["ended" as const] : []),
    ...(asks ? ["asks" as const] : []),
    ...(role === "investor" ? [approval as PersonState] : []),
  ];
}
