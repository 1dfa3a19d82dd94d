import type { Standing } from "../../domain/application/application.ts";

/** What a founder's own records say about what they could do. */
export type Situation = {
  /** How many required fields of the profile are empty. */
  missing: number;
  applications: readonly { pass: string; standing: Standing; callAsked: boolean }[];
  /** Open to accepted startups; null where the operator has named none. */
  chat: string | null;
};

export type NextStep =
  | { what: "chat"; link: string }
  | { what: "slots"; pass: string }
  | { what: "profile" }
  | { what: "apply" | "wait" | "waitlisted" | "rest" };

/** The one thing to do next: what somebody waits for comes before what can wait. */
export function nextStepOf({ missing, applications, chat }: Situation): NextStep {
  const preselected = applications.find(({ standing, callAsked }) => standing === "call" && !callAsked);
  if (preselected) return { what: "slots", pass: preselected.pass };
  if (missing > 0) return { what: "profile" };
  const standings = applications.map(({ standing }) => standing);
  if (standings.includes("accepted")) return chat === null ? { what: "rest" } : { what: "chat", link: chat };
  if (standings.some((standing) => standing === "first" || standing === "call")) return { what: "wait" };
  if (standings.includes("waitlisted")) return { what: "waitlisted" };
  return { what: "apply" };
}
