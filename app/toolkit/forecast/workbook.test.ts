import { beforeAll, expect, test } from "vitest";
import { type Assumptions, forecast } from "../../../domain/forecast/forecast.ts";
import { opened, wrongResults } from "../../../e2e/peers/spreadsheet.ts";
import { unzipBytes } from "../../../e2e/peers/unzip.ts";
import { xlsx } from "../../../platform/office/sheets/xlsx.server.ts";
import { loadAllWords } from "../../shell/define-words.ts";
import { forecastWorkbook } from "./workbook.server.ts";

beforeAll(loadAllWords);

const given: Assumptions = {
  ...{ start: "2026-11-01", cash: 52_000, revenue: 12_301, growth: [710, 350, 170], variable: 1_250, running: 22_801 },
  ...{ rise: 250, raised: 300_000, raisedIn: 3 },
  hires: [
    { month: 4, cost: 4_500 },
    { month: 14, cost: 5_250 },
    { month: 1, cost: 0 },
  ],
};

test.each(["fr", "en"] as const)("every cell of the forecast computes what is stored and shown (%s)", (lang) => {
  for (const growth of [
    [710, 350, 170],
    [500, 250, -130],
    [0, 0, 0],
  ] as const) {
    const asked = { ...given, growth };
    const result = forecast(asked);
    const sheets = forecastWorkbook(
      { given: asked, usual: given, forecast: result, from: "2026-10-01", grownOver: 3 },
      lang,
    );
    const file = xlsx(sheets, lang);
    expect(wrongResults(file)).toEqual([]);
    const { names, computed } = opened(file);
    expect(names).toHaveLength(3);
    expect(computed.get(`${names[1]}!I39`)).toBe(result.months.at(-1)?.cash);
    expect(computed.get(`${names[2]}!B8`)).toBe(result.years[0]?.result);
    expect(computed.size).toBe(36 * 8 + 7 * 3);
    // The spreadsheet program chooses the thousands separator, so only the currency sign depends on the language.
    const styles = unzipBytes(file).get("xl/styles.xml")?.toString() ?? "";
    expect(styles).toContain(lang === "fr" ? 'formatCode="#,##0\\ [$€-40C]"' : 'formatCode="[$€-809]#,##0"');
  }
});
