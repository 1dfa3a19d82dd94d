import { prerender } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { languages } from "../../platform/language/language.ts";
import { LanguageContext } from "../shell/language.tsx";
import HostHoursPage from "./host.page.tsx";
import { hostHoursWords } from "./words.ts";

test.each(languages)(
  "only a mentor who takes requests is promised that saved hours can be booked (%s)",
  async (lang) => {
    await hostHoursWords.load(lang);
    const { done: said, unavailable } = hostHoursWords.in(lang);
    async function written(isAvailable: boolean, done: string) {
      const kept = { week: { zone: "Europe/Paris", week: [], shown: "" }, days: [], isAvailable };
      const loaderData = { title: "Hours", kept, meetings: [], done };
      const Page = createRoutesStub([
        {
          path: "/",
          // The page reads only these two of its properties.
          Component: () =>
            HostHoursPage({ loaderData, actionData: undefined } as unknown as Parameters<typeof HostHoursPage>[0]),
        },
      ]);
      const { prelude } = await prerender(
        <LanguageContext value={lang}>
          <Page />
        </LanguageContext>,
      );
      return new Response(prelude).text();
    }
    for (const done of ["week", "extra"]) {
      const promised = said[done]?.text;
      expect(await written(true, done)).toContain(promised);
      expect(await written(true, done)).not.toContain(unavailable);
      expect(await written(false, done)).not.toContain(promised);
      expect(await written(false, done)).toContain(unavailable);
    }
  },
);
