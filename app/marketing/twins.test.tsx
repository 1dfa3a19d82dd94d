import { isValidElement, type ReactNode } from "react";
import { prerender } from "react-dom/static";
import { expect, test } from "vitest";
import { Questions } from "../sections/questions.tsx";
import { LanguageContext } from "../shell/language.tsx";
import { Comparison } from "./comparison.tsx";
import { InvestorLogos } from "./investor-logos.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Trust } from "./trust.tsx";

/** Call this function while React renders, because it calls components that use hooks. */
function sharedKeys(node: ReactNode): string[] {
  if (Array.isArray(node)) {
    const keys = node.flatMap((each) => (isValidElement(each) && each.key !== null ? [each.key] : []));
    return [...keys.filter((key, index) => keys.indexOf(key) !== index), ...node.flatMap(sharedKeys)];
  }
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  const { type, props } = node;
  if (typeof type === "function") return sharedKeys((type as (given: object) => ReactNode)(props));
  return sharedKeys(props.children);
}

const logo = { alt: "Étang", image: undefined, sample: false };
const quote = { quote: "Oui.", author: "Zoé Martin", role: "Présidente", company: "Étang", sample: false };
const row = { name: "Parts", thelab: true, thelabWords: "0 %", traditional: false, traditionalWords: "7 %" };
const question = { question: "Combien ?", answer: ["Cela dépend."], formulas: true };
const formula = { name: "Programme", terms: "9 900 €" };
const twins = <T,>(record: T) => [record, record] as never;
const words = {} as never;

test.each([
  ["logos of one name", () => <InvestorLogos investors={words} logos={twins(logo)} />],
  ["logos of one name in a row that passes by", () => <Trust trust={words} rows={[twins(logo)]} />],
  ["one sentence said twice", () => <Testimonials heading={words} testimonials={twins(quote)} />],
  ["two rows of one name", () => <Comparison comparison={{ columns: {} } as never} rows={twins(row)} />],
  ["one question asked twice", () => <Questions heading={words} questions={twins(question)} formulas={[]} />],
  ["two formulas of one name", () => <Questions heading={words} questions={[question]} formulas={twins(formula)} />],
])("%s are both drawn and stay apart", async (_, draw) => {
  let shared: string[] = [];
  function Probe() {
    const part = draw();
    shared = sharedKeys(part);
    return part;
  }
  const { prelude } = await prerender(
    <LanguageContext value="fr">
      <Probe />
    </LanguageContext>,
  );
  expect(shared).toEqual([]);
  const html = await new Response(prelude).text();
  expect(html.match(/Étang|Parts|Combien|Programme/g)?.length).toBeGreaterThan(1);
});
