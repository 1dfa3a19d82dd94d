import { expect, test } from "vitest";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import { founderFields } from "../../../domain/startup/founder-profile.ts";
import { pathOf } from "../../paths.ts";
import { NextAction } from "./next-action.tsx";

const profile = Object.fromEntries(founderFields.map((field) => [field, "A"])) as Parameters<
  typeof NextAction
>[0]["profile"];
const visibility = { rate: 90, filled: 9, missing: ["live-deck"] } as unknown as Parameters<
  typeof NextAction
>[0]["visibility"];

test("after a refusal the correction is the next step, before anything that raises the visibility rate", async () => {
  const drawn = (isRefused: boolean) => htmlOf(<NextAction {...{ profile, isRefused, visibility }} isPublic />, "fr");
  expect(await drawn(true)).toContain("Corrige-le, puis enregistre ce que tu montres");
  expect(await drawn(true)).toContain(`href="${pathOf("founder-profile")}"`);
  expect(await drawn(true)).not.toContain("Ton taux de visibilité");
  expect(await drawn(false)).toContain("Ton taux de visibilité");
});
