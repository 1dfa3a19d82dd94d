import { expect, test } from "vitest";
import { claimsTheHouse } from "./house-name.ts";

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
