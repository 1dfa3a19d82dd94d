import { expect, test } from "vitest";
import { monthFrom } from "../../../domain/kpi/check-in.ts";
import { computeFigures } from "../../../domain/kpi/figures.ts";
import { leversFor } from "../../../domain/lever/lever.ts";
import { actionNames, type Lever } from "../../../domain/lever/lever-kind.ts";
import { fundingSought } from "../../../domain/startup/bands.ts";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

let seed = 7;
const any = (most: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % most;
};

const cents = () => [any(100), any(40_000), any(2_000_000), any(2_000) * 100, any(90_000) * 10_000][any(5)] ?? 0;

function figures() {
  const months = Array.from({ length: 1 + any(5) }, (_, index) => ({
    ...{ id: String(index), month: monthFrom("2026-06-01", index), difference: "", recordedAt: new Date(0) },
    ...{ mrr: cents(), cash: cents(), burn: cents() * (any(4) ? 1 : -1), cac: cents(), churn: any(2_000) / 100 },
    ...{ nps: any(3) ? any(201) - 100 : null, activeDeals: null, lastInvestorContact: null, raised: null },
  }));
  return computeFigures(months, "2026-11-23");
}

const term = /\(?[+−]?\d[\d\u00A0\u202F,.]*(?:[\u00A0 ]?%)?\)?|[+−×÷]/g;

/** Parses a printed number: "€310.60" is 310.6 and « 3,2 % » is 0.032. */
function numberIn(text: string, lang: "en" | "fr") {
  const digits = text.replace(/[^\d,.]/g, "");
  const value = Number(lang === "fr" ? digits.replace(",", ".") : digits.replaceAll(",", ""));
  return value * (text.includes("−") ? -1 : 1) * (text.includes("%") ? 0.01 : 1);
}

/** Evaluates a printed calculation with +, −, × and ÷. If it begins with an operator, it continues from `before`. */
function valueOf(sum: string, before: number, lang: "en" | "fr") {
  const tokens =
    sum
      .replaceAll("€", "")
      .replace(/(?<=\d)\u00A0(?=\d)/g, "")
      .match(term) ?? [];
  let [total, product, sign] = [0, before, "×"];
  for (const token of tokens) {
    if (/^[+−×÷]$/.test(token)) {
      sign = token;
      continue;
    }
    const value = numberIn(token, lang);
    if (sign === "×" || sign === "÷") product = sign === "×" ? product * value : product / value;
    else [total, product] = [total + product, sign === "+" ? value : -value];
  }
  return total + product;
}

const bandSum = /^[^=]* ÷ 18 =/;

test("each printed sum is true with the numbers that it prints", () => {
  const wrong: string[] = [];
  let read = 0;
  for (let times = 0; times < 2_000; times += 1) {
    const raise = {
      today: "2026-11-23",
      score: any(2) ? any(101) : null,
      ready: 80,
      steps: [],
      sought: fundingSought[any(fundingSought.length)] ?? null,
    };
    const levers = actionNames.flatMap((action) => leversFor(action, figures(), 6, raise));
    for (const [lang, words] of Object.entries({ en, fr }) as ["en" | "fr", typeof en][])
      for (const lever of levers) {
        const tell = words.levers[lever.lever] as (its: Lever, steps: string[], band: string) => { sum: string };
        let printed = 1;
        for (const part of tell(lever, [], "").sum.split(/, (?!\d)|(?<=puis) |(?<=then) /)) {
          if (!part.includes("=") || bandSum.test(part)) continue;
          const [left = "", right = ""] = part.split("=");
          const [result = ""] = right.replaceAll("€", "").match(/[+−]?\d[\d\u00A0\u202F,.]*(?:[\u00A0 ]?%)?/) ?? [];
          const exact = valueOf(left, /^ *[×÷+−]/.test(left) ? printed : 1, lang);
          printed = numberIn(result, lang);
          const decimals = result.match(lang === "fr" ? /,(\d+)/ : /\.(\d+)/)?.[1]?.length ?? 0;
          const unit = 10 ** -decimals * (result.includes("%") ? 0.01 : 1);
          const isRounded = result.includes("%") || right.includes("(");
          read += 1;
          if (!(Math.abs(exact - printed) <= (isRounded ? unit : unit / 2) + 1e-6)) wrong.push(`${part} (${exact})`);
        }
      }
  }
  expect(read).toBeGreaterThan(10_000);
  expect(wrong.slice(0, 12)).toEqual([]);
});

test("the lowest of twelve months is said of twelve months, and of one month nothing", () => {
  const month = (index: number) => ({
    ...{ id: String(index), month: monthFrom("2026-06-01", index), difference: "", recordedAt: new Date(0) },
    ...{ mrr: 100_000, cash: 1_000_000, burn: 10_000, cac: 31_060 - index, churn: 3.2, nps: null },
    ...{ activeDeals: null, lastInvestorContact: null, raised: null },
  });
  const said = (count: number, lang: "en" | "fr") => {
    const own = computeFigures(
      Array.from({ length: count }, (_, index) => month(index)),
      "2026-11-23",
    );
    const [best] = leversFor("cac", own, 6, { today: "2026-11-23", score: null, ready: 80, steps: [], sought: null });
    if (best?.lever !== "cac-best") throw new Error("no best CAC");
    return { en, fr }[lang].levers["cac-best"](best, [], "").effect.replaceAll("\u00A0", " ");
  };
  expect(said(3, "en")).toContain("at its best in 3 months");
  expect(said(3, "fr")).toContain("au plus bas sur 3 mois");
  for (const lang of ["en", "fr"] as const) expect(said(1, lang)).not.toMatch(/best in|plus bas|twelve|douze/);
});
