import { expect, test } from "vitest";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import { OrderPart } from "./order-part.tsx";

test("places are only to be given at a session that is to come and not cancelled", async () => {
  const drawn = (isOpen: boolean, isCancelled: boolean) => {
    const pace = { pitch: 5, questions: 5, change: 2, breakAfter: null, breakMinutes: 10 };
    const order = { pace, shown: "", shownPace: "", turns: [], sentAt: null, end: null };
    const none = { mailed: 0, changed: 0, elsewhere: 0, news: 0 };
    return htmlOf(<OrderPart order={{ ...order, ...none }} {...{ isOpen, isCancelled }} refusal={undefined} />);
  };
  expect(await drawn(true, false)).toContain("Give places");
  for (const isCancelled of [true, false]) expect(await drawn(false, isCancelled)).not.toContain("Give places");
});
