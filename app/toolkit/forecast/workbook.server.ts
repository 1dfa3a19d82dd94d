import { type Assumptions, type forecast, type ForecastYear } from "../../../domain/forecast/forecast.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { cellAt, dayNumber, type Sheet } from "../../../platform/office/sheets/xlsx.server.ts";
import type { Cell, Look } from "../../../platform/office/sheets/styles.ts";
import { type AssumptionName, reasonOf } from "./reasons.ts";
import { forecastWords } from "./words.ts";

type ShownForecast = {
  given: Assumptions;
  forecast: ReturnType<typeof forecast>;
  /** The default assumptions. An assumption that differs from its default was typed by the founder. */
  usual: Assumptions;
  from: string | null;
  grownOver: number;
};

const firstAssumption = 5;
const firstMonth = 4;

const columns = ["number", "month", "revenue", "variable", "running", "hires", "result", "raised", "cash"] as const;
const c = Object.fromEntries(columns.map((name, index) => [name, index])) as Record<(typeof columns)[number], number>;

/** Returns the workbook's sheets; each formula's cached value is the result shown on the page. */
export function forecastWorkbook(
  { given, usual, forecast: { months, years }, from, grownOver }: ShownForecast,
  lang: Lang,
): Sheet[] {
  const words = forecastWords.in(lang);
  const { sheets } = words;
  const state = { from, grownOver, growth: given.growth, usual: usual.growth };
  const money: Look = { as: "money" };
  const percent = (hundredths: number) => ({ is: hundredths / 10_000, look: { as: "percent", input: true } as Look });
  const euros = (is: number) => ({ is, look: { as: "money", input: true } as Look });
  const whole = (is: number) => ({ is, look: { as: "count", input: true } as Look });
  const reason = (name: AssumptionName, now: number | string, then: number | string) =>
    now === then || name.startsWith("growth-") ? reasonOf(name, state, words) : words.reasons.typed;
  const named = (name: AssumptionName, cell: NonNullable<Cell>, now: number | string, then: number | string) =>
    [name, [{ is: words.fields[name] }, cell, { is: reason(name, now, then) }]] as const;
  const growth = ([0, 1, 2] as const).map((year) =>
    named(`growth-${(year + 1) as 1 | 2 | 3}`, percent(given.growth[year]), given.growth[year], usual.growth[year]),
  );
  const assumed: readonly (readonly [string, readonly Cell[]])[] = [
    named("start", { is: dayNumber(given.start), look: { as: "month", input: true } }, given.start, usual.start),
    named("cash", euros(given.cash), given.cash, usual.cash),
    named("revenue", euros(given.revenue), given.revenue, usual.revenue),
    ...growth,
    named("variable", percent(given.variable), given.variable, usual.variable),
    named("running", euros(given.running), given.running, usual.running),
    named("rise", percent(given.rise), given.rise, usual.rise),
    ...given.hires.flatMap(({ month, cost }, index): [string, Cell[]][] => [
      [`hire-${index}`, [{ is: words.hireCost(index + 1) }, euros(cost), { is: words.reasons.plans }]],
      [`hired-${index}`, [{ is: words.hireMonth(index + 1) }, whole(month), null]],
    ]),
    named("raised", euros(given.raised), given.raised, usual.raised),
    named("raised-in", whole(given.raisedIn), given.raisedIn, usual.raisedIn),
  ];
  /** Returns the absolute reference of an assumption's cell. */
  const a = (name: string) =>
    `'${sheets.assumptions}'!$B$${firstAssumption + assumed.findIndex(([each]) => each === name)}`;

  const head = (is: string): Cell => ({ is, look: { bold: true } });
  const over = (is: string): Cell => ({ is, look: { as: "money", bold: true } });
  const monthRows = months.map((each, index): Cell[] => {
    const row = firstMonth + index;
    const at = (name: (typeof columns)[number], on = row) => cellAt(c[name], on);
    const isFirst = index === 0;
    const isNewYear = !isFirst && index % 12 === 0;
    const revenue = isFirst ? a("revenue") : at("revenue", row - 1);
    const hires = given.hires.map((_, place) => `IF(${at("number")}>=${a(`hired-${place}`)},${a(`hire-${place}`)},0)`);
    return [
      { is: index + 1, look: { as: "count" } },
      {
        is: dayNumber(each.month),
        formula: isFirst ? a("start") : `EDATE(${at("month", row - 1)},1)`,
        look: { as: "month" },
      },
      {
        is: each.revenue,
        formula: `ROUND(${revenue}*(1+${a(`growth-${Math.floor(index / 12) + 1}`)}),0)`,
        look: money,
      },
      { is: each.variable, formula: `ROUND(${at("revenue")}*${a("variable")},0)`, look: money },
      {
        is: each.running,
        formula: isFirst
          ? a("running")
          : isNewYear
            ? `ROUND(${at("running", row - 1)}*(1+${a("rise")}),0)`
            : at("running", row - 1),
        look: money,
      },
      { is: each.hires, formula: hires.join("+"), look: money },
      {
        is: each.result,
        formula: `${at("revenue")}-${at("variable")}-${at("running")}-${at("hires")}`,
        look: money,
      },
      { is: each.raised, formula: `IF(${at("number")}=${a("raised-in")},${a("raised")},0)`, look: money },
      {
        is: each.cash,
        formula: `${isFirst ? a("cash") : at("cash", row - 1)}+${at("result")}+${at("raised")}`,
        look: { as: "money", bold: true },
      },
    ];
  });

  const summed = ["revenue", "variable", "running", "hires", "result", "raised", "cash"] as const;
  const yearRows = summed.map((name: keyof ForecastYear): Cell[] => [
    { is: words.columns[name] },
    ...years.map((year, index): Cell => {
      const [from, to] = [firstMonth + index * 12, firstMonth + index * 12 + 11];
      const at = (row: number) => cellAt(c[name], row, sheets.months);
      return {
        is: year[name],
        formula: name === "cash" ? at(to) : `SUM(${at(from)}:${cellAt(c[name], to)})`,
        look: name === "cash" || name === "result" ? { as: "money", bold: true } : money,
      };
    }),
  ]);
  const title = (is: string): Cell[] => [{ is, look: { title: true } }];
  const { sheetColumns } = words;
  return [
    {
      name: sheets.assumptions,
      widths: [52, 20, 80],
      rows: [
        title(words.title),
        [{ is: words.sheetNote }],
        [{ is: words.method }],
        [head(sheetColumns.assumption), over(sheetColumns.value), head(sheetColumns.reason)],
        ...assumed.map(([, cells]) => cells),
      ],
      frozen: { rows: 4, columns: 0 },
    },
    {
      name: sheets.months,
      widths: [8, 14, ...summed.map(() => 20)],
      rows: [title(words.months), [], columns.map((name) => over(words.columns[name])), ...monthRows],
      frozen: { rows: firstMonth - 1, columns: 2 },
    },
    {
      name: sheets.years,
      widths: [28, 20, 20, 20],
      rows: [title(words.years), [], [null, ...years.map((_, index) => over(words.year(index + 1)))], ...yearRows],
    },
  ];
}
