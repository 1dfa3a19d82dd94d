import type { AlertKind, AlertLevel } from "../kpi/alert.ts";
import type { Runway } from "../kpi/figures.ts";
import type { Plan } from "../plan/plan.ts";
import type { StartupState } from "./startup-state.ts";

/** A filter of the list of startups. Empty fields match everything. */
export type StartupFilter = { state: StartupState | ""; text: string };

export type ListedStartup = {
  id: string;
  /** The id of the person who receives the startup's e-mails. */
  contact: string;
  startup: string;
  email: string;
  plan: Plan;
  /** The first day of the latest reported month. Null if no month was reported. */
  month: string | null;
  isStale: boolean;
  runway: Runway | null;
  /** Monthly recurring revenue in cents. */
  mrr: number | null;
  score: number | null;
  alerts: { kind: AlertKind; level: AlertLevel }[];
  publishedAt: Date | null;
  /** The time since which the startup's publication has been waiting for the team's review. */
  askedAt: Date | null;
  place: string;
};
