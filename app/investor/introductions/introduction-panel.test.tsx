import { expect, test } from "vitest";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import { IntroductionPanel } from "./introduction-panel.tsx";
import type { PanelData } from "./panel-data.server.ts";

const now = new Date("2026-11-30T10:00:00Z");
const wishes = {
  ...{ investment_stages: [], preferred_sectors: [], investment_focus: [] },
  ...{ ticket_size_min: null, ticket_size_max: null },
};

function drawn(more: Partial<PanelData>) {
  const panel = { now, sent: null, ofFund: undefined, isErasing: false, mayAsk: false, firm: "", wishes, ...more };
  return htmlOf(
    <IntroductionPanel panel={{ left: { open: 10, today: 3 }, ...panel } as PanelData} done="" refusal={undefined} />,
  );
}

test("the form is shown to whoever may ask, and a sentence to everybody else", async () => {
  const form = 'value="ask"';
  expect(await drawn({ mayAsk: true })).toContain(form);
  const open = await drawn({ ofFund: null });
  expect(open).toContain("A request from your fund is open.");
  const over = await drawn({ ofFund: new Date("2027-02-28T10:00:00Z") });
  expect(over).toMatch(/Your fund has already asked this startup. You can ask again from .*28.*2027/);
  const erasing = await drawn({ isErasing: true });
  expect(erasing).toContain("Until your erasure, startups no longer see your requests");
  for (const html of [open, over, erasing]) expect(html).not.toContain(form);
});
