import { expect, test } from "vitest";
import { htmlOf } from "../../e2e/peers/html-of.tsx";
import { FounderSession } from "./session-panel.tsx";

const next = {
  ...{ id: "spring", name: "Spring", startsOn: "2027-03-18", endsOn: null, place: "Lattes", capacity: 8 },
  ...{ applicationsCloseOn: "2027-03-04", takesApplications: true, isFull: false },
} as unknown as Parameters<typeof FounderSession>[0]["sessions"]["next"];

const drawn = (hasApplied: boolean, mayApply = !hasApplied) =>
  htmlOf(<FounderSession sessions={{ next, last: null }} {...{ turn: null, hasApplied, mayApply, form: null }} />);

test("a startup that has applied to the next session isn't told to apply by its last day", async () => {
  expect(await drawn(false)).toMatch(/Apply by 4 March.*Apply to pitch/s);
  const html = await drawn(true);
  // A place that is confirmed is more than an application.
  expect(html).toContain("See where you stand for this session");
  expect(html).not.toMatch(/Apply by|Apply to pitch/);
});

test("a member who may not apply for the startup isn't told to", async () => {
  const html = await drawn(false, false);
  expect(html).toContain("18 March");
  expect(html).not.toMatch(/Apply by|Apply to pitch|See where you stand/);
});

test("a session that takes no more applications says so and lets the founder wait for the next date", async () => {
  const closed = next && { ...next, takesApplications: false };
  const html = await htmlOf(
    <FounderSession
      sessions={{ next: closed, last: null }}
      {...{ turn: null, hasApplied: false, mayApply: false, form: null }}
    />,
  );
  expect(html).toMatch(/Applications closed.*Tell me the next date/s);
  expect(await drawn(false)).not.toMatch(/Applications closed|Tell me the next date/);
});
