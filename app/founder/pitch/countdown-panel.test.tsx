import { expect, test } from "vitest";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import { Countdown } from "./countdown.tsx";

const session = { startsOn: "2027-01-07", applicationsCloseOn: "2026-12-24", takesApplications: true };
const applied = {
  ...{
    sentAt: new Date("2026-11-20T09:00:00Z"),
    isOwn: true,
    hasPlace: true,
    isElsewhere: false,
    isRefused: false,
    isTakenBack: false,
  },
  fee: { isIncluded: true, agreed: null },
};

test("the days to apply are counted for a startup that may still apply, those to the session for any other", async () => {
  const drawn = (application: typeof applied | null, isOwner = true) =>
    htmlOf(
      <Countdown {...{ session, application, threshold: 70, scan: { score: 72 }, isOwner, today: "2026-11-28" }} />,
    );
  expect(await drawn(null)).toMatch(/Time left to apply.*26.*days left/s);
  const asEditor = await drawn(null, false);
  expect(asEditor).toMatch(/Until the session.*Only your startup’s owners can apply/s);
  expect(asEditor).not.toMatch(/Time left to apply|ready to apply/);
  const html = await drawn(applied);
  expect(html).toMatch(/Until the session.*40.*days to go.*Your place is confirmed/s);
  expect(html).not.toContain("Time left to apply");
  const lost = await drawn({ ...applied, hasPlace: false, isTakenBack: true });
  expect(lost).toContain("Your place was withdrawn.");
  expect(lost).not.toContain("reading it");
  const publicForm = { ...applied, isOwn: false, hasPlace: false };
  expect(await drawn({ ...publicForm, isTakenBack: true })).toContain("Your place was withdrawn.");
  expect(await drawn({ ...publicForm, isRefused: true })).toContain("You’re ready to apply");
});

test("a startup without an application from the cockpit isn't told that it never applied", async () => {
  const html = await htmlOf(
    <Countdown
      session={{ ...session, takesApplications: false }}
      {...{ application: null, threshold: 70, scan: null, isOwner: true, today: "2026-12-28" }}
    />,
  );
  expect(html).toContain("You haven’t applied from the cockpit, and this session takes no more applications.");
});
