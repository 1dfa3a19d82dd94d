import { expect, test } from "vitest";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import { OwnFilePart } from "./own-file-part.tsx";

const pages = Array.from({ length: 60 }, (_, at) => ({ number: at + 1, width: 960, height: 540 }));
const last = { number: 1, name: "deck.pdf", state: "drawn", why: null, pages: 60, pagesDrawn: 60 } as const;

const drawn = (deck: Parameters<typeof OwnFilePart>[0]["deck"], isShut = false) =>
  htmlOf(
    <OwnFilePart deck={deck} isShut={isShut} refusal={undefined}>
      A
    </OwnFilePart>,
  );

test("the pages of a deck scroll in a row that the keyboard reaches", async () => {
  const deck = { last, drawn: { number: 1, locked: false, pages } } as unknown as Parameters<typeof drawn>[0];
  expect(await drawn(deck)).toMatch(/role="region" aria-label="Pages of your deck" tabindex="0"><ol>/i);
});

test("a first upload is told nothing of earlier versions, and has nothing to delete", async () => {
  const html = await drawn(null);
  expect(html).toContain("Up to 20 MB and 60 pages.");
  for (const later of ["previous version", "Delete the deck"]) expect(html).not.toContain(later);
});

test("a deck that nobody may read promises no reader its previous version", async () => {
  const deck = { last, drawn: { number: 1, locked: false, pages } } as unknown as Parameters<typeof drawn>[0];
  expect([
    (await drawn(deck)).includes("previous version"),
    (await drawn(deck, true)).includes("previous version"),
  ]).toEqual([true, false]);
});
