import type { StartupState } from "../../../domain/cohort/startup-state.ts";
import type { AlertKind } from "../../../domain/kpi/alert.ts";
import type { Plan } from "../../../domain/plan/plan.ts";

export const words = {
  title: "Startups",
  text: "What founders report, what is at risk and what they show investors.",
  filters: { text: "Name or e-mail", state: "Show", all: "All startups" },
  states: {
    "at-risk": "At risk",
    "not-reported": "Last month is missing",
    "never-reported": "Never reported",
    published: "Published",
  } satisfies Record<StartupState, string>,
  columns: {
    startup: "Startup",
    plan: "Plan",
    month: "Last month",
    mrr: "MRR",
    runway: "Runway",
    score: "Score",
    alerts: "Alerts",
    published: "Published",
    email: "E-mail",
  },
  plans: { free: "Free", visible: "Visible", elite: "Elite" } satisfies Record<Plan, string>,
  alerts: {
    runway: "Runway",
    churn: "Churn",
    cac: "CAC",
    cash: "Cash",
    "check-in": "Numbers missing",
  } satisfies Record<AlertKind, string>,
  critical: (alert: string) => `${alert}: critical`,
  noAlert: "None",
  never: "None yet",
  stale: "out of date",
  months: (months: string) => `${months} months`,
  profitable: "Profitable",
  over: "Over 36 months",
  unnamed: "No name yet",
  empty: "No startup matches.",
  emptyText: "Try fewer letters, or show all startups.",
  none: "No founder has an account yet.",
  noneText: "Startups appear here as soon as their founders sign up.",
};
