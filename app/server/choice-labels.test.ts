import { beforeAll, expect, test } from "vitest";
import type { Content } from "../../domain/content/content.server.ts";
import { loadAllWords } from "../shell/define-words.ts";
import { choiceLabels } from "./choice-labels.server.ts";

beforeAll(loadAllWords);

test("the team reads the time chosen for a call as everybody else does", () => {
  const read = (lang: "en" | "fr") =>
    choiceLabels({} as Content, "application-time", lang)("time", "2027-01-05T08:45:00.000Z");
  expect([read("en"), read("fr")]).toEqual([
    "5 January 2027, 09:45, Paris time",
    "5\u00A0janvier 2027 à 09:45, heure de Paris",
  ]);
});
