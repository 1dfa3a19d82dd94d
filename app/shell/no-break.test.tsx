import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NoBreak } from "./no-break.tsx";

test.each([
  ["Le Curieux / Explorateur", 'Le <span class="inline-block">Curieux /</span> Explorateur'],
  ["Le Prêt·e à Lancer", "Le Prêt·e à Lancer"],
  ["Après un rendez-vous", 'Après un <span class="inline-block">rendez-vous</span>'],
])("the words of the title %s that stay on one line", (title, html) => {
  expect(renderToStaticMarkup(<NoBreak title={title} />)).toBe(html);
});

test.each([
  ["18 months at €99 a month", "18\u00A0months at €99\u00A0a\u00A0month"],
  ["100+ investors, 3 minutes each", "100+\u00A0investors, 3\u00A0minutes each"],
  ["15 December, full-time", "15 December, full-time"],
  ["du pre-seed à", 'du <span class="inline-block">pre-seed</span> à'],
  [
    "Un e-mail, un rendez-vous",
    'Un <span class="inline-block">e-mail,</span> un <span class="inline-block">rendez-vous</span>',
  ],
])("the parts of the text %s that stay on one line", (text, html) => {
  expect(renderToStaticMarkup(<NoBreak text={text} />)).toBe(html);
});
