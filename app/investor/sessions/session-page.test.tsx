import { expect, test } from "vitest";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import InvestorSession from "./session.page.tsx";

test("who reserves a seat is promised the mail that goes out, invitation or not", async () => {
  const loaderData = {
    ...{ id: "spring", name: "Spring", startsOn: "2027-03-18", endsOn: "2027-03-18", place: null, format: null },
    ...{ hours: null, selected: null, pitched: null, record: null, seats: 40, seated: 1, waiting: 0, cancelled: null },
    ...{ approved: true, isRefused: false, own: { state: "seated" }, wishes: null, shown: false, past: false },
    ...{ begun: false, seatsItselfUntil: new Date("2027-03-17T17:00:00Z"), byHand: false, done: "reserve" },
  };
  const props = { loaderData } as unknown as Parameters<typeof InvestorSession>[0];
  const html = await htmlOf(<InvestorSession {...props} />);
  expect(html).toContain("A confirmation is on its way to you by e-mail.");
  expect(html).not.toContain("invitation");
});
