import { expect, test } from "vitest";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import { SessionSteps } from "./session-steps.tsx";

const startsOn = "2026-11-25";
const closing = { unanswered: 0, from: new Date("2026-11-27T17:00:00Z"), isOpen: false };
const closed = { closedAt: new Date("2026-11-28T09:00:00Z") };

test("the reminders of a session are named where one has left or still can", async () => {
  const drawn = (today: string, told: string[], record: typeof closed | null = null, lang?: "fr") => {
    const [weekToldFor = null, eveToldFor = null] = told;
    const order = { turns: [{ isConfirmed: true, weekToldFor, eveToldFor }], sentAt: null, news: 0 };
    const session = { startsOn, applicationsCloseOn: null };
    return htmlOf(
      <SessionSteps {...{ session, order, today, past: record !== null }} closing={{ ...closing, record }} />,
      lang,
    );
  };
  expect(await drawn("2026-11-10", [])).toContain("25 Nov, reminders on 18 Nov and 24 Nov<");
  expect(await drawn("2026-11-20", [])).toContain("25 Nov, reminder on 24 Nov<");
  expect(await drawn("2026-11-30", [], closed)).toContain("25 Nov<");
  expect(await drawn("2026-11-30", [startsOn, startsOn], closed, "fr")).toMatch(/rappels le 18.nov\. et le 24.nov\.</);
});
