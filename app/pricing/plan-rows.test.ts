import { expect, test, vi } from "vitest";
import { words as en } from "../founder/copilot/words.en.ts";
import { words as fr } from "../founder/copilot/words.fr.ts";
import { planRows } from "./plan-rows.ts";

const rowOf = (rows: ReturnType<typeof planRows>, name: string) => rows.find((row) => row.name === name)?.opened;

test("the pricing page says of each right from which plan it is open", () => {
  const { publication = "", mentors = "", scan = "" } = en.locked.rights;
  const rows = planRows(en.locked.rights);
  expect([rowOf(rows, scan), rowOf(rows, publication), rowOf(rows, mentors)]).toEqual([
    [true, true, true],
    [false, true, true],
    [false, false, true],
  ]);
  expect(planRows(fr.locked.rights).map(({ opened }) => opened)).toEqual(rows.map(({ opened }) => opened));
});

test("a right that moves to another plan moves on the page", async () => {
  vi.resetModules();
  vi.doMock("../../domain/plan/rights.ts", () => ({ isOpen: (plan: string) => plan === "elite" }));
  const { planRows: changed } = await import("./plan-rows.ts");
  expect(changed({ publication: "A" })).toEqual([{ name: "A", opened: [false, false, true] }]);
  vi.doUnmock("../../domain/plan/rights.ts");
});
