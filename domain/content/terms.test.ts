import { expect, test } from "vitest";
import { saleTerms } from "../../content/pages/sale-terms.ts";
import { terms } from "../../content/pages/terms.ts";
import type { Content } from "./content.server.ts";
import { currentTerms } from "./terms.server.ts";

test("whoever accepts the terms is noted with the version that stood that day", () => {
  const page = (id: string) => {
    const { version, updatedOn, title } = id === "terms" ? terms : saleTerms;
    return { version, updatedOn, title: title.fr };
  };
  const { use, sale } = currentTerms({ page } as unknown as Content, "fr");
  expect(use).toEqual({ version: 1, updatedOn: "2026-11-21", title: terms.title.fr });
  expect(sale.title).toBe(saleTerms.title.fr);
});
