import type { ApplicationStatus } from "../../domain/application/application.ts";
import type { OpenAlert } from "../../domain/kpi/alert.ts";
import { type CheckIn, closedMonth, dueDay, monthFrom } from "../../domain/kpi/check-in.ts";
import { type Figures, missingFor } from "../../domain/kpi/figures.ts";
import type { Thresholds } from "../../domain/kpi/threshold.ts";

export type Situation = {
  today: string;
  /** The number of empty required fields; `firstStep` is the form step with the first empty field. */
  missing: number;
  firstStep: number;
  /**
   * `isPassedOver`: an application is on the waiting list of an intake that has already begun. `callAhead`: its call is
   * still to come. `opensOn`: the day from which its founder can apply again, null if they can already.
   */
  applications: readonly {
    accessToken: string;
    status: ApplicationStatus;
    callAsked: boolean;
    callAhead: boolean;
    isPassedOver: boolean;
    opensOn: string | null;
  }[];
  /** Whether the startup has a place in the programme, no matter which of its founders applied. */
  inProgramme: boolean;
  hasScan: boolean;
  /** Whether the plan and the profile allow publication and the startup is not public yet. */
  mayPublish: boolean;
  /** The link to the chat for startups in the programme; null when the operator has not configured a chat. */
  chat: string | null;
  figures: Figures;
  /** The open alerts; empty when the plan does not include alerts. */
  alerts: readonly Pick<OpenAlert, "kind" | "level" | "figure">[];
  thresholds: Thresholds;
  /** The introduction requests that wait for an answer; `until` is the first one's last moment, or null without any. */
  requests: { count: number; hasProposal: boolean; until: Date | null };
  /** Whether the viewer may change the startup: a reader only gets what there is to read. */
  mayEdit: boolean;
};

export type Action =
  | { what: "slots"; accessToken: string }
  | {
      what: "runway";
      months: number;
      floor: number;
      /** True if the runway `floor`, in months, is the threshold for a critical alert. */
      isCritical: boolean;
      missing: { cash: number; burn: number } | null;
    }
  | { what: "cash" | "churn" | "cac"; figure: number; threshold: number }
  | { what: "check-in"; month: string; due: string; isFirst: boolean; isLate: boolean }
  | { what: "profile"; missing: number; step: number }
  | { what: "chat"; link: string }
  | { what: "scan" | "publish" }
  /** `again` is true if an earlier application stayed on the waiting list until its intake began. */
  | { what: "apply"; again: boolean }
  | { what: "answer"; count: number; hasProposal: boolean; until: Date }
  /** The founder has nothing to do; the next monthly numbers are due from the day `from`. */
  | { what: "rest"; whose: "ours" | "waitlist" | "nobody"; month: string; from: string };

const thresholdOf = { cash: "cash-drop", churn: "churn", cac: "cac-rise" } as const;

function alertAction({ kind, figure }: Situation["alerts"][number], { figures, thresholds }: Situation): Action[] {
  if (kind === "check-in" || figure === null) return [];
  if (kind !== "runway") return [{ what: kind, figure, threshold: thresholds[thresholdOf[kind]] }];
  const critical = thresholds["runway-critical"];
  const isCritical = figure < critical;
  const floor = isCritical ? critical : thresholds["runway-caution"];
  return [{ what: "runway", months: figure, floor, isCritical, missing: missingFor(floor, figures) }];
}

function checkInAction(latest: Pick<CheckIn, "month"> | null, today: string): Action[] {
  const month = closedMonth(today);
  if (latest && latest.month >= month) return [];
  const due = dueDay(month);
  return [{ what: "check-in", month, due, isFirst: latest === null, isLate: latest !== null && today > due }];
}

const order: readonly OpenAlert["kind"][] = ["runway", "cash", "churn", "cac"];

/** A reader may read the alerts, talk in the chat and answer for their own application. */
const isForReaders: ReadonlySet<Action["what"]> = new Set(["slots", "runway", "cash", "churn", "cac", "chat"]);

/** Returns a founder's possible actions, most important first. */
export function actionsOf(situation: Situation): [Action, ...Action[]] {
  const { today, missing, firstStep, applications, inProgramme, chat, figures } = situation;
  const alerts = situation.alerts.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const of = (level: OpenAlert["level"]) =>
    alerts.filter((alert) => alert.level === level).flatMap((alert) => alertAction(alert, situation));
  const isUnderWay = applications.some(({ status }) => status === "first" || status === "call");
  const isOurs = applications.some(({ status, callAhead }) => status === "first" || (status === "call" && !callAhead));
  const isTooEarly = applications.some(({ opensOn }) => opensOn !== null);
  const again = applications.some(({ isPassedOver }) => isPassedOver);
  const isWaitlisted = applications.some(({ status, isPassedOver }) => status === "waitlisted" && !isPassedOver);
  const preselected = applications.find(({ status, callAsked }) => status === "call" && !callAsked);
  const next = monthFrom(closedMonth(today), 1);
  const rest: Action = {
    what: "rest",
    whose: inProgramme ? "nobody" : isOurs ? "ours" : isWaitlisted ? "waitlist" : "nobody",
    month: next,
    from: monthFrom(next, 1),
  };
  const possible: Action[] = [
    ...(preselected ? [{ what: "slots", accessToken: preselected.accessToken } as const] : []),
    ...of("critical"),
    ...checkInAction(figures.latest, today),
    ...of("caution"),
    ...(missing > 0 ? [{ what: "profile", missing, step: firstStep } as const] : []),
    ...(situation.hasScan ? [] : [{ what: "scan" } as const]),
    ...(situation.mayPublish ? [{ what: "publish" } as const] : []),
    ...(inProgramme && chat !== null ? [{ what: "chat", link: chat } as const] : []),
    ...(inProgramme || isUnderWay || isWaitlisted || isTooEarly ? [] : [{ what: "apply", again } as const]),
  ];
  const actions = situation.mayEdit ? possible : possible.filter(({ what }) => isForReaders.has(what));
  const { count, hasProposal, until } = situation.requests;
  const otherwise: Action = until && situation.mayEdit ? { what: "answer", count, hasProposal, until } : rest;
  return [actions[0] ?? otherwise, ...actions.slice(1)];
}
