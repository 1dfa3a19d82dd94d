import { prerender } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { LanguageContext } from "../../shell/language.tsx";
import { LookNotice } from "./look-notice.tsx";

const look = {
  state: "public",
  shown: { name: "Marmelade", deck: "", deckVersion: "a" },
  waits: { dueAt: new Date("2026-12-02T10:00:00Z"), isLate: false },
  refused: null,
} as unknown as Parameters<typeof LookNotice>[0]["look"];

async function drawn(isClosed: boolean) {
  const Page = createRoutesStub([{ path: "/", Component: () => <LookNotice look={look} isClosed={isClosed} /> }]);
  const { prelude } = await prerender(
    <LanguageContext value="fr">
      <Page />
    </LanguageContext>,
  );
  return new Response(prelude).text();
}

test("investors are said to see the earlier deck until a new one is looked at, unless the deck is closed", async () => {
  expect(await drawn(false)).toContain("les investisseurs voient le deck qu’ils voyaient, et le nom");
  expect(await drawn(true)).toContain("les investisseurs voient le nom");
});
