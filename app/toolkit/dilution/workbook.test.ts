import { beforeAll, expect, test } from "vitest";
import { modelRounds, type Round } from "../../../domain/cap-table/round.ts";
import { opened, wrongResults } from "../../../e2e/peers/spreadsheet.ts";
import { xlsx } from "../../../platform/office/sheets/xlsx.server.ts";
import { loadAllWords } from "../../shell/define-words.ts";
import { dilutionWorkbook } from "./workbook.server.ts";

beforeAll(loadAllWords);

const holders = [
  { name: '=HYPERLINK("http://evil.test")', shares: 61_013 },
  { name: "Ali <b>&\u0000", shares: 40_000 },
];

function fileOf(rounds: Round[], lang: "en" | "fr" = "fr") {
  const modelled = modelRounds(holders, rounds);
  if ("refused" in modelled) return null;
  return xlsx(dilutionWorkbook({ rounds, stages: modelled.stages }, lang), lang);
}

test("every formula gives its stored result in another program, whatever the rounds are", () => {
  let state = 7;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  let formulas = 0;
  for (let run = 0; run < 12; run += 1) {
    const rounds = Array.from({ length: 1 + next(4) }, (_, place): Round =>
      next(2) === 0
        ? {
            ...{ kind: "bsa-air", investor: `Ange ${next(3)}`, amount: 5_000_000 + next(9) * 1_234_500 },
            ...{ discount: next(40) * 100, bounds: next(2) ? "after" : "before", nominal: next(3) * 50 },
            ...{ floor: next(2) ? 100_000_000 : null, cap: next(2) ? 250_000_000 : null, neutralised: next(2) === 0 },
          }
        : {
            ...{ kind: "priced", investor: `Fonds ${next(2)}`, amount: 10_000_000 + next(50) * 1_000_000 },
            ...{ valuation: 150_000_000 * (place + 1), valued: next(2) ? "pre" : "post", pool: next(15) * 100 },
            ...{ poolMade: next(2) ? "before" : "after", conversion: next(2) ? "within" : "beside" },
            others: Array.from({ length: next(4) }, (__, other) => ({
              ...{ investor: `Fonds ${other}`, amount: 1_000_000 + next(9) * 234_500 },
            })),
          },
    );
    const file = fileOf(rounds);
    if (!file) continue;
    expect(wrongResults(file), JSON.stringify(rounds)).toEqual([]);
    formulas += opened(file).computed.size;
  }
  expect(formulas).toBeGreaterThan(200);
});

test("what people typed stays text", () => {
  const { stored, computed } = opened(
    fileOf([
      {
        ...{ kind: "priced", investor: "=1+1", amount: 50_000_000, valuation: 200_000_000, valued: "pre" },
        ...{ pool: 1_000, poolMade: "before", conversion: "within" },
      },
    ]) ?? new Uint8Array(),
  );
  expect(stored.get("Capital!A4")).toBe('=HYPERLINK("http://evil.test")');
  expect(stored.get("Capital!A5")).toBe("Ali <b>&");
  expect(computed.has("Tours!B5")).toBe(false);
});
