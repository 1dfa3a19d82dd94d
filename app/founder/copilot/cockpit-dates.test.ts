import { expect, test } from "vitest";
import { cockpitDates } from "./cockpit-dates.ts";

const session = { startsOn: "2027-03-18", applicationsCloseOn: "2027-03-10", takesApplications: true };
const base = { today: "2027-03-08", latest: null, session, hasApplied: false, planUntil: null, trialUntil: null };
const dated = (
  events: Parameters<typeof cockpitDates>[0]["events"],
  ends?: { planUntil: string; trialUntil: string | null },
) =>
  cockpitDates({ ...base, ...ends, events })
    .filter(({ what }) => what !== "due")
    .map(({ what, day, about }) => `${day} ${what} ${about ?? ""}`.trim());

test("meetings to come stand among the dates, in order; those that are over do not", () => {
  expect(
    dated([
      { what: "meeting", day: "2027-03-05", about: "Lou" },
      { what: "call", day: "2027-03-12", about: "The Lab" },
      { what: "meeting", day: "2027-03-08", about: "Noé" },
    ]),
  ).toEqual(["2027-03-08 meeting Noé", "2027-03-10 closes", "2027-03-12 call The Lab", "2027-03-18 session"]);
});

test("the last day to apply is a date only while the startup may apply", () => {
  const closes = (change: Partial<Parameters<typeof cockpitDates>[0]>) =>
    cockpitDates({ ...base, events: [], ...change }).some(({ what }) => what === "closes");
  expect(closes({})).toBe(true);
  expect(closes({ hasApplied: true })).toBe(false);
  expect(closes({ session: { ...session, takesApplications: false } })).toBe(false);
});

test("who pitches at the next session sees the turn in its place", () => {
  expect(dated([{ what: "pitch", day: "2027-03-18" }]).slice(2)).toEqual(["2027-03-18 pitch"]);
});

test("a plan that ends with the free month is named as the free month", () => {
  const ends = (trialUntil: string | null) => dated([], { planUntil: "2027-03-29", trialUntil }).at(-1);
  expect([ends("2027-03-29"), ends("2027-03-20"), ends(null)]).toEqual([
    "2027-03-29 trial",
    "2027-03-29 plan",
    "2027-03-29 plan",
  ]);
});
