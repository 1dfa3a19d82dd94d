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
  const panel = { now, sent: null, isErasing: false, mayAsk: false, firm: "", wishes, ...more };
  return htmlOf(
    <IntroductionPanel panel={{ left: { open: 10, today: 3 }, ...panel } as PanelData} done="" refusal={undefined} />,
  );
}

test("the form is shown to whoever may ask, and a sentence to who awaits an erasure", async () => {
  const form = 'value="ask"';
  expect(await drawn({ mayAsk: true })).toContain(form);
  const erasing = await drawn({ isErasing: true });
  expect(erasing).toContain("Until your erasure, startups no longer see your requests");
  expect(erasing).not.toContain(form);
});
