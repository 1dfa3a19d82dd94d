import { prerender } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { LanguageContext } from "../../shell/language.tsx";
import { LinksPart, type ShownLink } from "./links-part.tsx";

const link = (number: number): ShownLink => ({
  ...{ id: `${number}`, to: `reader${number}@fund.example`, address: null, state: "opened", openings: 0 },
  ...{ opened: "2026-11-20", expiresAt: new Date("2026-12-20T23:00:00Z"), cutAt: null, isOfLeaver: false },
  ...{ agreement: null, accepted: null },
});

async function drawn(links: number) {
  const all = Array.from({ length: links }, (_, number) => link(number));
  const Page = createRoutesStub([{ path: "/", Component: () => <LinksPart links={all} readings={null} /> }]);
  const { prelude } = await prerender(
    <LanguageContext value="en">
      <Page />
    </LanguageContext>,
  );
  return new Response(prelude).text();
}

test("the newest twenty links are listed, and the earlier ones are folded", async () => {
  const linesOf = (html: string) => html.split("<li>").length - 1;
  expect(await drawn(20)).not.toContain("<details");
  const [listed = "", folded = ""] = (await drawn(23)).split("<details");
  expect([linesOf(listed), linesOf(folded)]).toEqual([20, 3]);
  expect(folded).toContain("3 earlier links");
});
