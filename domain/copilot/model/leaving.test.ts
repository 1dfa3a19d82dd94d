import { expect, test } from "vitest";
import { withoutPersonal } from "./leaving.ts";

test("numbers of a profile leave no text, however their digits are separated, and other numbers stay", () => {
  const personal = { names: ["Sacha"], others: ["732829320", "+33612345678", "s@x.example"] };
  const cleaned = (text: string) => withoutPersonal(text, personal);
  for (const typed of ["732829320", "732 829 320", "732.829.320", "732\u202F829\u202F320"])
    expect(cleaned(`Ma société ${typed} lève 732 829 € ?`)).toBe("Ma société […] lève 732 829 € ?");
  expect(cleaned("Sacha, appelle le +336 12 34 56 78")).not.toMatch(/Sacha|12 34/);
  expect(cleaned("Et si je touche 50 000 € ?")).toBe("Et si je touche 50 000 € ?");
});

test("names leave no text, whatever accents, apostrophes, hyphens or capitals they are typed with", () => {
  const personal = { names: ["Hélène", "Müller", "Jean-Marc", "O’Brien", "François"], others: ["+4915112345678"] };
  const cleaned = (text: string) => withoutPersonal(text, personal);
  for (const typed of [
    "Hélène",
    "Helene",
    "helene",
    "HÉLÈNE",
    "He\u0301le\u0300ne",
    "Jean Marc",
    "jean–marc",
    "O'Brien",
  ])
    expect(cleaned(`Et si ${typed} part à l’été ?`)).toBe("Et si [nom] part à l’été ?");
  expect(cleaned("muller et Francois")).toBe("[nom] et [nom]");
  expect(cleaned("Appelle le 0049 151 12345678")).toBe("Appelle le […]");
  const others = "Mullers, Hélèna, Jean et Marc, e\u0301te\u0301";
  expect(cleaned(others)).toBe(others);
});
