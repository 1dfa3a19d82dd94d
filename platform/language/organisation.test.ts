import { afterEach, expect, test } from "vitest";
import { named, namedWords, organisation, setOrganisation } from "./organisation.ts";

afterEach(() => setOrganisation("The Lab"));

const words = {
  title: "The Lab’s newsletter",
  lines: ["At The Lab", { deep: "The Lab: The Lab" }],
  other: "The Labrador",
  of: (who: string) => ({ text: `${who} writes to The Lab`, count: 3 }),
};

test("words are themselves while the organisation has its first name", () => {
  expect(namedWords(words)).toBe(words);
  expect([organisation(), named("At The Lab")]).toEqual(["The Lab", "At The Lab"]);
});

test.each(["Atelier Sud", "L’Étang $& $1", "A"])("words say %s once it is called so", (name) => {
  setOrganisation(name);
  const said = namedWords(words);
  expect(said.title).toBe(`${name}’s newsletter`);
  expect(said.lines).toEqual([`At ${name}`, { deep: `${name}: ${name}` }]);
  expect(said.other).toBe("The Labrador");
  expect(said.of("Ada")).toEqual({ text: `Ada writes to ${name}`, count: 3 });
  expect(namedWords(words)).toBe(said);
});

test("a name with an article joins « de » and « à », and « de » is elided before a vowel", () => {
  const sentences = ["L’équipe de The Lab", "Bienvenue à The Lab", "The Lab, vu de The Lab", "Mode The Lab"];
  expect(sentences.map((each) => named(each, "Le Phare"))).toEqual([
    "L’équipe du Phare",
    "Bienvenue au Phare",
    "Le Phare, vu du Phare",
    "Mode Le Phare",
  ]);
  expect(named("L’équipe de The Lab", "Atelier Sud")).toBe("L’équipe d’Atelier Sud");
});

test("what somebody else wrote stays as they wrote it, and a name that changes again is followed", () => {
  setOrganisation("Atelier Sud");
  expect(namedWords(words).of("A fan of The Lab").text).toBe("A fan of The Lab writes to Atelier Sud");
  setOrganisation("Nordwerk");
  expect(namedWords(words).title).toBe("Nordwerk’s newsletter");
  setOrganisation("The Lab");
  expect(namedWords(words)).toBe(words);
});
