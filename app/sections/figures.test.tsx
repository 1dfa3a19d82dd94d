import { prerender } from "react-dom/static";
import { expect, test } from "vitest";
import { LanguageContext } from "../shell/language.tsx";
import { Figures } from "./figures.tsx";

const figure = { kind: "fact" as const, text: "30", number: 30, label: "", definition: "", asOf: null, confirm: false };

async function drawn(count: number) {
  const figures = Array.from({ length: count }, (_, index) => ({ figure, label: `label ${index}` }));
  const { prelude } = await prerender(
    <LanguageContext value="en">
      <Figures stats={{ title: "In numbers", figures, definitions: "What these numbers count", note: "" }} />
    </LanguageContext>,
  );
  return new Response(prelude).text();
}

test("a figure that is left alone is spoken of as one", async () => {
  expect(await drawn(1)).toContain("What this number counts");
  expect(await drawn(2)).toContain("What these numbers count");
  expect(await drawn(0)).not.toContain("In numbers");
});
