import { expect, test } from "vitest";
import type { ApplicationStatus } from "../../domain/application/application.ts";
import { computeFigures } from "../../domain/kpi/figures.ts";
import { houseThresholds } from "../../domain/kpi/threshold.ts";
import { actionsOf, type Situation } from "./next-step.ts";

const checkIn = (month: string) => ({
  ...{ id: month, month, mrr: 12_300_00, cash: 52_000_00, burn: 10_000_00, cac: 150_00, churn: 4.5 },
  ...{ nps: null, activeDeals: null, lastInvestorContact: null, raised: null, difference: "" },
  recordedAt: new Date("2026-11-04T09:00:00Z"),
});
const today = "2026-11-23";
const figures = computeFigures([checkIn("2026-10-01")], today);
const application = (status: ApplicationStatus, callAsked = false, isPassedOver = false) => ({
  accessToken: `token of ${status}`,
  status,
  callAsked,
  callAhead: false,
  isPassedOver,
  opensOn: null as string | null,
});
const calm: Situation = {
  ...{
    today,
    missing: 0,
    firstStep: 1,
    applications: [],
    inProgramme: false,
    chat: null,
    figures,
    alerts: [],
    hasScan: true,
    mayPublish: false,
    requests: { count: 0, hasProposal: false, until: null },
    mayEdit: true,
    thresholds: houseThresholds,
  },
};
const kinds = (change: Partial<Situation>) => actionsOf({ ...calm, ...change }).map(({ what }) => what);

test("a call that waits comes first, then what is critical, the month's numbers, thresholds, profile, programme", () => {
  const late = computeFigures([checkIn("2026-09-01")], today);
  const alerts = [
    { kind: "cac", level: "caution", figure: 25 },
    { kind: "runway", level: "critical", figure: 2.6 },
  ] as const;
  const applications = [application("declined"), application("call")];
  expect(kinds({ alerts, applications, figures: late, missing: 3 })).toEqual([
    ...["slots", "runway", "check-in", "cac", "profile"],
  ]);
  expect(kinds({ missing: 1, hasScan: false, mayPublish: true })).toEqual(["profile", "scan", "publish", "apply"]);
  expect(kinds({ applications: [application("declined"), application("withdrawn")] })).toEqual(["apply"]);
});

test("a reader gets only what there is to read, and their own call", () => {
  const late = computeFigures([checkIn("2026-09-01")], today);
  const mine = { mayEdit: false, figures: late, missing: 2, hasScan: false, mayPublish: true };
  const requests = { count: 2, hasProposal: false, until: new Date("2026-12-01T09:00:00Z") };
  expect(kinds({ ...mine, requests })).toEqual(["rest"]);
  expect(actionsOf({ ...calm, mayEdit: false })[0]).toMatchObject({ what: "rest", whose: "nobody" });
  const alerts = [{ kind: "runway", level: "critical", figure: 2.6 }] as const;
  expect(kinds({ ...mine, alerts, applications: [application("call")] })).toEqual(["slots", "runway"]);
});

test("a runway under the floor says what is missing to it; a critical one, to the critical floor first", () => {
  const low = (months: number, level: "caution" | "critical") =>
    actionsOf({ ...calm, alerts: [{ kind: "runway", level, figure: months }] })[0];
  expect(low(5.2, "caution")).toEqual({
    ...{ what: "runway", months: 5.2, floor: 6, isCritical: false },
    missing: { cash: 8_000_00, burn: 1_333_34 },
  });
  expect(low(2.6, "critical")).toMatchObject({ floor: 3, isCritical: true });
});

test("the first month is asked for at once, a later one until its tenth day and after", () => {
  const of = (history: string[], day: string) =>
    actionsOf({ ...calm, today: day, figures: computeFigures(history.map(checkIn), day) })[0];
  expect(of([], today)).toMatchObject({ what: "check-in", month: "2026-10-01", isFirst: true, isLate: false });
  expect(of(["2026-10-01"], "2026-12-01")).toMatchObject({ month: "2026-11-01", due: "2026-12-10", isLate: false });
  expect(of(["2026-10-01"], "2026-12-11")).toMatchObject({ what: "check-in", isLate: true });
});

test("where nothing can be done now it says whose move it is, and when the next numbers are asked for", () => {
  const rest = (...statuses: ApplicationStatus[]) =>
    actionsOf({ ...calm, applications: statuses.map((each) => application(each, true)) })[0];
  expect(rest("first")).toEqual({ what: "rest", whose: "ours", month: "2026-11-01", from: "2026-12-01" });
  expect(rest("call")).toMatchObject({ whose: "ours" });
  expect(rest("waitlisted")).toMatchObject({ whose: "waitlist" });
  expect(rest("waitlisted", "first")).toMatchObject({ whose: "ours" });
  expect(actionsOf({ ...calm, inProgramme: true })[0]).toMatchObject({ what: "rest", whose: "nobody" });
});

test("while a call is to come nobody owes an answer, and who was decided on applies again once the form is open", () => {
  const first = (change: Partial<ReturnType<typeof application>>) =>
    actionsOf({ ...calm, applications: [{ ...application("call", true), ...change }] })[0];
  expect(first({ callAhead: true })).toMatchObject({ what: "rest", whose: "nobody" });
  expect(first({ status: "declined", opensOn: "2026-12-16" })).toMatchObject({ what: "rest", whose: "nobody" });
  expect(first({ status: "declined" })).toEqual({ what: "apply", again: false });
});

test("a waiting list whose intake has begun leads to the next one, unless another application waits", () => {
  const passedOver = application("waitlisted", true, true);
  const first = (...more: ApplicationStatus[]) =>
    actionsOf({ ...calm, applications: [passedOver, ...more.map((each) => application(each, true))] })[0];
  expect(first()).toEqual({ what: "apply", again: true });
  expect(first("declined")).toEqual({ what: "apply", again: true });
  expect(first("waitlisted")).toMatchObject({ whose: "waitlist" });
  expect(first("first")).toMatchObject({ whose: "ours" });
  expect(actionsOf({ ...calm, applications: [application("declined")] })[0]).toEqual({ what: "apply", again: false });
});

test("the programme's place is the startup's: its chat for every founder in it, and for nobody who left it", () => {
  const chat = "https://chat.example";
  for (const applications of [[], [application("accepted")], [application("declined")]])
    expect(actionsOf({ ...calm, inProgramme: true, applications, chat })).toEqual([{ what: "chat", link: chat }]);
  for (const status of ["first", "declined", "withdrawn", "accepted"] as const)
    expect(kinds({ applications: [application(status)], chat })).not.toContain("chat");
  expect(kinds({ inProgramme: true, applications: [] })).toEqual(["rest"]);
  expect(kinds({ applications: [application("accepted")] })).toEqual(["apply"]);
});

test("a request that waits is the step once nothing else is to do, instead of rest", () => {
  const requests = { count: 2, hasProposal: false, until: new Date("2026-12-02T10:00:00Z") };
  const whole = { requests, inProgramme: true };
  expect(actionsOf({ ...calm, ...whole })).toEqual([{ what: "answer", ...requests }]);
  expect(kinds({ ...whole, applications: [application("first")] })).toEqual(["answer"]);
  expect(kinds({ requests })).toEqual(["apply"]);
  expect(kinds({ ...whole, missing: 1 })).toEqual(["profile"]);
});
