import { prerender } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { languages } from "../../platform/language/language.ts";
import { LanguageContext } from "../shell/language.tsx";
import { NextStep } from "./next-step.tsx";
import { investorSessionsWords } from "./sessions/words.ts";

test.each(languages)("the next step offers the waiting list of a full session, not a seat (%s)", async (lang) => {
  await investorSessionsWords.load(lang);
  const { reserve, join } = investorSessionsWords.in(lang);
  async function written(mayAsk: "none" | "full" | null) {
    const step = { complete: true, registered: true, verdict: "yes" as const, mayAsk };
    const Page = createRoutesStub([{ path: "/", Component: () => <NextStep {...step} /> }]);
    const { prelude } = await prerender(
      <LanguageContext value={lang}>
        <Page />
      </LanguageContext>,
    );
    return new Response(prelude).text();
  }
  expect(await written("none")).toContain(reserve);
  expect(await written("full")).toContain(join);
  expect(await written("full")).not.toContain(reserve);
  expect(await written(null)).toBe("");
});
