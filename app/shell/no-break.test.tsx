import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NoBreak } from "./no-break.tsx";

test.each([
  ["Le Curieux / Explorateur", 'Le <span class="inline-block">Curieux /</span> Explorateur'],
  ["Le Prêt·e à Lancer", "Le Prêt·e à Lancer"],
  ["Après un rendez-vous", 'Après un <span class="inline-block">rendez-vous</span>'],
])("the words of %s that stay on one line", (title, html) => {
  expect(renderToStaticMarkup(<NoBreak title={title} />)).toBe(html);
});
