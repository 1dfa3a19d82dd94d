import { expect, test } from "vitest";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import { LinksPart, type ShownLink } from "./links-part.tsx";

const link = (number: number): ShownLink => ({
  ...{ id: `${number}`, to: `reader${number}@fund.example`, address: null, state: "opened", openings: 0 },
  ...{ opened: "2026-11-20", expiresAt: new Date("2026-12-20T23:00:00Z"), cutAt: null, isOfLeaver: false },
  ...{ agreement: null, accepted: null },
});

function drawn(links: number, isShut = false, planEnds: string | null = null) {
  const all = Array.from({ length: links }, (_, number) => link(number));
  return htmlOf(<LinksPart links={all} readings={null} isShut={isShut} planEnds={planEnds} />);
}

test("the newest twenty links are listed, and the earlier ones are folded", async () => {
  const linesOf = (html: string) => html.split("<li>").length - 1;
  expect(await drawn(20)).not.toContain("<details");
  const [listed = "", folded = ""] = (await drawn(23)).split("<details");
  expect([linesOf(listed), linesOf(folded)]).toEqual([20, 3]);
  expect(folded).toContain("3 earlier links");
});

test("a link that outlasts the plan is said to end with it", async () => {
  expect(await drawn(1, false, "2026-12-02")).toContain("Open until 2 December 2026, your plan’s last day");
  expect(await drawn(1, false, "2026-12-20")).toContain("Open until 20 December 2026<");
});

test("while nobody can read the deck, no link is said to open it", async () => {
  expect(await drawn(1)).toContain("Open until 20 December 2026");
  const html = await drawn(1, true);
  expect(html).toContain("Doesn’t open at the moment, ends on 20 December 2026");
  expect(html).not.toContain("Open until");
});
