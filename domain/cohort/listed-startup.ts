import type { AlertKind, AlertLevel } from "../kpi/alert.ts";
import type { Runway } from "../kpi/figures.ts";
import type { Plan } from "../plan/plan.ts";
import type { StartupState } from "./startup-state.ts";

/** Empty fields match everything. */
export type StartupFilter = { state: StartupState | ""; text: string };

export type ListedStartup = {
  id: string;
  /** The id of the person who receives the startup's mails. */
  contact: string;
  startup: string;
  email: string;
  plan: Plan;
  /** The first day of the last reported month; null if none was reported. */
  month: string | null;
  isStale: boolean;
  runway: Runway | null;
  /** Cents. */
  mrr: number | null;
  score: number | null;
  alerts: { kind: AlertKind; level: AlertLevel }[];
  publishedAt: Date | null;
  /** The time since which the startup's publication has waited for the team's review. */
  askedAt: Date | null;
  place: string;
};
