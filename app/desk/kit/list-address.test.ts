import { expect, test } from "vitest";
import { readListAddress } from "./list-address.ts";

test("a choice of none asks for nothing, a word that was typed is searched for", () => {
  const read = (search: string) => readListAddress(new URLSearchParams(search), ["q", "state", "kind"]).filters;
  expect(read("q=none&state=none&kind=export")).toEqual({ q: "none", state: "", kind: "export" });
  expect(read("state=&kind=none")).toEqual({ q: "", state: "", kind: "" });
});
