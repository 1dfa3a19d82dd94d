import { expect, test } from "vitest";
import { holdsContactDetails, withoutContactDetails } from "./contact-details.ts";

test.each([
  "Écrivez à lea@quai.example pour en parler",
  "lea ＠ quai",
  "lea (at) quai (point) fr",
  "léa arobase quai",
  "lea quai point fr",
  "Voir quai.vc",
  "Voir quai . com",
  "https://quai.example/x",
  "linkedin.com/in/lea",
  "quai.example/lea",
  "06 12 34 56 78",
  "06.12.34.56.78",
  "0612345678",
  "+33 6 12 34 56 78",
  "+33 (0)6 12 34 56 78",
  "06-12-34-56-78",
  "06\u200B12\u200B34\u200B56\u200B78",
  "Tel 0 6 1 2 3 4 5 6 7 8",
])("%s holds contact details", (text) => expect(holdsContactDetails(text)).toBe(true));

test.each([
  "Nous investissons de 150 000 à 250 000 € en amorçage.",
  "Un fonds de 10 000 000 d’euros, levé en 2024",
  "Un fonds de 120.000.000 d’euros",
  "Votre CAC passe de 120 à 80 en 3 mois. Comment ?",
  "Le point fort : la logistique. Le point faible : le prix.",
  "We meet at noon, e.g. on Tuesday. Node.js or Python?",
  "Bonjour.Nous suivons la distribution alimentaire.",
  "Entre 2023 et 2026, 4 tours de 500 000 €",
])("%s holds none", (text) => expect(holdsContactDetails(text)).toBe(false));

test("a name that reads as ours, or as vouched for by us, is not shown either", () => {
  for (const name of ["The Lab", "Thе Lab Capital", "Quai Ventures, certifié par The Lab", "Quai ✓"])
    expect([name, withoutContactDetails(name)]).toEqual([name, ""]);
  expect(withoutContactDetails("Quai Ventures")).toBe("Quai Ventures");
});
