import type { PersonState } from "../../../domain/person/list.server.ts";
import type { Role } from "../../../domain/person/viewer.ts";

type Seen = { role: Role; verdict: "yes" | "no" | null; blocked: boolean; emailVerified: boolean };

/** What is said of an account, the gravest first. */
export function statesOf({ role, verdict, blocked, emailVerified }: Seen): PersonState[] {
  const approval = verdict === null ? "waiting" : verdict === "yes" ? "approved" : "refused";
  return [
    ...(blocked ? ["blocked" as const] : []),
    ...(emailVerified ? [] : ["unverified" as const]),
    ...(role === "investor" ? [approval as PersonState] : []),
  ];
}
