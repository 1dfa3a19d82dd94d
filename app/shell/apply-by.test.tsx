import { prerender } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { type Lang, languages } from "../../platform/language/language.ts";
import { ApplyBy } from "./apply-by.tsx";
import { LanguageContext } from "./language.tsx";

const intake = { placesLeft: 4, startsOn: "2027-10-01", lastDay: "2027-09-15" };
const Bar = createRoutesStub([{ id: "root", path: "/", Component: ApplyBy }]);

async function written(lang: Lang, root: object) {
  const { prelude } = await prerender(
    <LanguageContext value={lang}>
      <Bar hydrationData={{ loaderData: { root } }} />
    </LanguageContext>,
  );
  return new Response(prelude).text();
}

test("on a page of their application it names that one and the answer that is next", async () => {
  const to = "/application/status/x";
  const bar = await written("en", { intake, own: { to, next: { what: "answer", by: "2027-03-01" } } });
  expect(bar).toContain(to);
  expect(bar).toMatch(/My application.*reply by 1 March/);
  expect(await written("en", { intake, own: { to, next: null } })).not.toContain("reply by");
  expect(await written("en", { intake, own: null })).toContain("Apply by");
});

test.each(languages)(
  "the bar's button is as short once an intake is full: it has to fit a phone (%s)",
  async (lang) => {
    const full = (isLater: boolean) => written(lang, { intake: { ...intake, isLater } });
    expect(await full(true)).toContain(lang === "fr" ? "15\u00A0septembre, 4 places" : "15 September");
    expect(await full(true)).toBe(await full(false));
  },
);
