import { expect, test } from "vitest";
import { events } from "../../content/events.ts";
import { applicationForm } from "./application-form.server.ts";
import { pastSessions, sessionsAround, takesApplications, upcomingAndLast } from "./pitch-session.ts";

const session = (
  id: string,
  startsOn: string | null,
  endsOn = startsOn,
  applicationsCloseOn: string | null = null,
) => ({
  id,
  startsOn,
  endsOn,
  applicationsCloseOn,
});
const around = (today: string, ...sessions: ReturnType<typeof session>[]) => {
  const { next, last } = sessionsAround(sessions, today);
  return [next?.id, last?.id];
};

const spring = session("spring", "2027-03-12", "2027-03-13", "2027-03-01");
const autumn = session("autumn", "2027-10-01");
const unknown = session("unknown", null);

test.each([
  ["2027-01-01", ["spring", undefined]],
  ["2027-03-12", ["spring", undefined]],
  ["2027-03-13", ["spring", undefined]],
  ["2027-03-14", ["autumn", "spring"]],
  ["2027-10-01", ["autumn", "spring"]],
  ["2027-10-02", [undefined, "autumn"]],
])("on %s the next and the last session are %j", (today, expected) => {
  expect(around(today, autumn, unknown, spring)).toEqual(expected);
  expect(around(today, spring, autumn)).toEqual(expected);
});

test("an end that is not known is the day it starts", () => {
  expect(around("2027-03-12", session("one", "2027-03-12", null))).toEqual(["one", undefined]);
  expect(around("2027-03-13", session("one", "2027-03-12", null))).toEqual([undefined, "one"]);
});

test("without a session there is neither", () => {
  expect(around("2027-01-01")).toEqual([undefined, undefined]);
  expect(around("2027-01-01", unknown)).toEqual([undefined, undefined]);
});

test("of the sessions we begin with, the one of June 2025 is the last", () => {
  expect(around("2026-11-21", ...events)).toEqual([undefined, "june-2025"]);
});

test("the next session to show is the first that takes applications, and the nearest while none does", () => {
  const shown = (today: string, ...full: string[]) => {
    const { next } = upcomingAndLast([autumn, unknown, spring], today, new Set(full));
    return [next?.id, next?.takesApplications];
  };
  expect(shown("2027-03-01")).toEqual(["spring", true]);
  expect(shown("2027-03-01", "spring")).toEqual(["autumn", true]);
  expect(shown("2027-03-02")).toEqual(["autumn", true]);
  expect(shown("2027-03-02", "autumn")).toEqual(["spring", false]);
  expect(shown("2027-10-02")).toEqual([undefined, undefined]);
});

test("past are the sessions that are over, and those without a day whose pitches were counted", () => {
  const counted = (pitched: number | null, of: typeof spring) => ({ ...of, pitched });
  const sessions = [counted(null, unknown), counted(13, unknown), counted(19, spring), counted(null, autumn)];
  expect(pastSessions(sessions, "2027-03-13")).toEqual([sessions[1]]);
  expect(pastSessions(sessions, "2027-03-14")).toEqual([sessions[1], sessions[2]]);
});

test.each([
  [spring, "2027-03-01", true],
  [spring, "2027-03-02", false],
  [autumn, "2027-09-30", true],
  [autumn, "2027-10-01", false],
  [unknown, "2027-01-01", false],
])("%o takes applications on %s: %s", (given, today, open) => {
  expect(takesApplications(given, today)).toBe(open);
});

test("what is missing from an application is listed in the order of its fields", () => {
  const form = applicationForm({ stages: [], sectors: [], revenues: [], lookingFor: [] });
  const asked = ["fullName", "email", "startupName", "website", "stage", "sector", "annualRevenue", "lookingFor"];
  const { error } = form.safeParse(Object.fromEntries(asked.map((name) => [name, ""])));
  expect(error?.issues.map(({ path }) => path[0])).toEqual(asked.filter((name) => name !== "website"));
});
