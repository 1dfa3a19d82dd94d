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
      {...{
        next,
        left: 3,
        application: null,
        elsewhere: [],
        turn: null,
        includesFee: false,
        isOwner: true,
        fee: "A fee.",
      }}
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
  expect(await drawn({ next: closed, isOwner: false })).not.toMatch(wait);
});

test("a startup whose place was withdrawn may wait for the next date, and write to us about it", async () => {
  const lost = { ...application, hasPlace: false, isTakenBack: true };
  expect(await drawn({ application: lost })).toMatch(
    /withdrawn.*Write to us if you’d like to talk about it.*from your cockpit.*Tell me the next date/s,
  );
  const byForm = await drawn({ application: { ...lost, isOwn: false } });
  expect(byForm).toContain("Write to us");
  expect(byForm).not.toContain("Tell me the next date");
  const place = { id: "winter", name: "Winter", startsOn: "2027-01-18", endsOn: "2027-01-18" };
  expect(await drawn({ elsewhere: [{ ...place, state: "takenBack" }] })).toMatch(
    /withdrawn: Winter, 18 January 2027.*Write to us/s,
  );
});

test("places are counted only while a session takes applications", async () => {
  expect(await drawn({})).toContain("3 of 8 places left");
  expect(await drawn({ next: { ...next, takesApplications: false } })).not.toContain("places left");
});
