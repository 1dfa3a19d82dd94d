import { expect, test } from "vitest";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import { ConsentsGiven } from "./consents-given.tsx";

const consent: Parameters<typeof ConsentsGiven>[0]["lead"]["consents"][number] = {
  ...{ leadId: "lead", subject: null, purpose: "marketing", version: "4", wording: "News", given: true },
  at: new Date("2026-11-20T09:00:00Z"),
};

const written = (newsUnconfirmed: boolean) =>
  htmlOf(<ConsentsGiven lead={{ lang: "en", source: {}, consents: [consent], newsUnconfirmed }} />);

test("a ticked box for news counts as agreed only once the address has confirmed it", async () => {
  expect(await written(true)).toContain("News by e-mail: asked, not confirmed yet");
  expect(await written(false)).toContain("News by e-mail: agreed");
});
