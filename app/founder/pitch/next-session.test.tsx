import { expect, test } from "vitest";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import { NextSession } from "./next-session.tsx";

type Props = Parameters<typeof NextSession>[0];

const next = {
  ...{ id: "spring", name: "Spring", startsOn: "2027-03-18", endsOn: null, place: "Lattes", capacity: 8 },
  ...{ applicationsCloseOn: "2027-03-04", takesApplications: true, isFull: false },
} as unknown as NonNullable<Props["next"]>;
const application = {
  ...{ sentAt: new Date("2026-11-20T09:00:00Z"), score: 72, isOwn: true, hasPlace: true },
  ...{ isElsewhere: false, isRefused: false, isTakenBack: false },
  fee: { isIncluded: false, agreed: { amount: 60_000, agreedAt: new Date("2026-11-21T09:00:00Z") } },
};
const drawn = (props: Partial<Props>) =>
  htmlOf(
    <NextSession
      {...{ next, left: 3, application: null, elsewhere: [], turn: null, includesFee: false, fee: "A fee." }}
      {...props}
    />,
  );

test("a fee noted before the plan included it isn't shown as owed", async () => {
  expect(await drawn({ application })).toContain("Fee agreed on 21 November 2026: €600.00");
  const fee = { ...application.fee, isIncluded: true };
  const html = await drawn({ application: { ...application, fee } });
  expect(html).toContain("Elite CoPilot includes it for you");
  expect(html).not.toContain("€600");
});

test("a startup that can't apply to a session may wait for the next one from its cockpit", async () => {
  const wait = /from your cockpit: we read those applications first.*Tell me the next date/s;
  const closed = { ...next, takesApplications: false };
  expect(await drawn({})).not.toMatch(wait);
  expect(await drawn({ next: closed })).toMatch(wait);
  expect(await drawn({ next: { ...closed, isFull: true } })).toMatch(wait);
  expect(await drawn({ application: { ...application, hasPlace: false, isRefused: true } })).toMatch(wait);
  expect(await drawn({ next: closed, application })).not.toMatch(wait);
});
