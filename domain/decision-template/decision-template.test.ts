import { expect, test } from "vitest";
import { decisionTemplate } from "../content/kinds/decision-template.server.ts";
import { fillTemplate } from "./decision-template.ts";

const values = {
  ...{ startup: "Étang", full_name: "Zoé Martin", website: "", starts_on: "1 January 2027" },
  ...{ next_starts_on: "1 February 2027", next_deadline: "15 December 2026" },
};

test("a template is filled for one applicant, and one without a value names what is missing", () => {
  expect(fillTemplate("[full_name], [startup] starts on [starts_on].", values)).toEqual({
    line: "Zoé Martin, Étang starts on 1 January 2027.",
  });
  expect(fillTemplate("We looked at [website] of [startup].", values)).toEqual({ missing: ["website"] });
  expect(fillTemplate("No place at all.", values)).toEqual({ line: "No place at all." });
  expect(fillTemplate("[startup]", { ...values, startup: "[website]" })).toEqual({ line: "[website]" });
});

test("a template with an unknown place is refused, in either language", () => {
  const template = {
    ...{ kind: "decision-template", id: "x", verdict: "no", name: { en: "Early", fr: "Tôt" } },
    line: { en: "Come back, [startup].", fr: "Revenez, [startup]." },
  };
  expect(decisionTemplate.safeParse(template).success).toBe(true);
  for (const lang of ["en", "fr"])
    expect(decisionTemplate.safeParse({ ...template, line: { ...template.line, [lang]: "[score]" } }).success).toBe(
      false,
    );
});
