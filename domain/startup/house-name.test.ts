import { afterEach, expect, test } from "vitest";
import { setOrganisation } from "../../platform/language/organisation.ts";
import { claimsTheHouse } from "./house-name.ts";

afterEach(() => setOrganisation("The Lab"));

test.each([
  "The Lab",
  "the  lab",
  "THE-LAB Ventures",
  "TheLab",
  "Aqua Verified by The Lab",
  "Bruyère, verified by experts",
  "Genêt (vérifié)",
  "VÉRIFIÉE : Callune",
  "Ve\u0301rifie\u0301 Ajonc",
  "The\u200BLab",
  "Тhe Lаb",
  "Th3 L4b",
  "Callune ✅",
  "Certifiée par la maison",
])("the name %s speaks for the house", (name) => expect(claimsTheHouse(name)).toBe(true));

test.each(["Marmelade", "The Labrador Club", "Labo Verde", "Lab & Co", "Veritable", "Verify", "Bathelabel", "Véri 2"])(
  "the name %s is a startup's own",
  (name) => expect(claimsTheHouse(name)).toBe(false),
);

test("the name that the settings give is the house's too", () => {
  const names = ["Étang Bleu", "etang  BLEU Ventures", "Bleu Étang"];
  expect(names.map(claimsTheHouse)).toEqual([false, false, false]);
  setOrganisation("Étang Bleu");
  expect(names.map(claimsTheHouse)).toEqual([true, true, false]);
});
