import { expect, test } from "vitest";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import { LookNotice } from "./look-notice.tsx";

const look = {
  state: "public",
  shown: { name: "Marmelade", deck: "", deckVersion: "a" },
  waits: { dueAt: new Date("2026-12-02T10:00:00Z"), isLate: false },
  refused: null,
} as unknown as Parameters<typeof LookNotice>[0]["look"];

const drawn = (isClosed: boolean) => htmlOf(<LookNotice look={look} isClosed={isClosed} />, "fr");

test("investors are said to see the earlier deck until a new one is looked at, unless the deck is closed", async () => {
  expect(await drawn(false)).toContain("les investisseurs voient le deck qu’ils voyaient, et le nom");
  expect(await drawn(true)).toContain("les investisseurs voient le nom");
});
