import { expect, test } from "vitest";
import { proposedLine, tellable } from "./proposed-line.ts";

test("a sentence that names a reviewer or tells a score is not proposed", () => {
  const names = ["Léa", "Martin", ""];
  expect(
    tellable(
      [
        "Say what an empty chair costs.",
        " Say what an empty chair costs. ",
        "As Martin said, name a price.",
        "léa would like more numbers.",
        "We gave you 72/100.",
        "72 sur 100 pour l’équipe.",
        "3 out of 4 on traction.",
        "Martinique is a market of 4 islands; 24/7 sales help.",
        "",
      ],
      names,
    ),
  ).toEqual(["Say what an empty chair costs.", "Martinique is a market of 4 islands; 24/7 sales help."]);
  expect(tellable(["Ask d’A. (B)"], ["A. (B"])).toEqual([]);
});

test("whole sentences are joined as long as they fit", () => {
  expect(proposedLine(["One.", "", "Two is longer.", "Three."], 12)).toBe("One. Three.");
  expect(proposedLine([], 600)).toBe("");
});
