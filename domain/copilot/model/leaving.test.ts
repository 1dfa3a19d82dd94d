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
