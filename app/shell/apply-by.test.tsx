import { prerender } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { languages } from "../../platform/language/language.ts";
import { ApplyBy } from "./apply-by.tsx";
import { LanguageContext } from "./language.tsx";

const intake = { placesLeft: 4, startsOn: "2027-10-01", lastDay: "2027-09-15" };
const Bar = createRoutesStub([{ id: "root", path: "/", Component: ApplyBy }]);

test.each(languages)(
  "the bar's button is as short once an intake is full: it has to fit a phone (%s)",
  async (lang) => {
    const written = async (isLater: boolean) => {
      const { prelude } = await prerender(
        <LanguageContext value={lang}>
          <Bar hydrationData={{ loaderData: { root: { intake: { ...intake, isLater } } } }} />
        </LanguageContext>,
      );
      return new Response(prelude).text();
    };
    expect(await written(true)).toContain(lang === "fr" ? "15\u00A0septembre, 4 places" : "15 September");
    expect(await written(true)).toBe(await written(false));
  },
);
