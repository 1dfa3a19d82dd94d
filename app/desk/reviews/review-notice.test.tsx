import { expect, test } from "vitest";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import { ReviewNotice } from "./review-notice.tsx";

test("a review that was sent is told by its startup’s name, apart from the file that comes next", async () => {
  const files = [{ id: "one", startup: "Tricycle" }];
  const drawn = (next?: string, lang?: "fr", about = "one") =>
    htmlOf(<ReviewNotice files={files} {...(next && { next })} />, lang, `?about=${about}&done=submit`);
  expect(await drawn("Parapluie")).toContain("Your review of Tricycle is in. Next: Parapluie.");
  expect(await drawn()).toContain("Your review of Tricycle is in.<");
  expect(await drawn("Parapluie", "fr")).toContain(
    "Votre évaluation de Tricycle est rendue. Dossier suivant\u00A0: Parapluie.",
  );
  expect(await drawn(undefined, undefined, "another")).toContain("Your review is in.");
});
