import { describe, expect, test } from "vitest";
import { formats } from "./format.ts";
import { parisDay } from "./paris-day.ts";

const { en, fr } = formats;
const plain = (printed: string) => printed.replace(/\s+/g, " ");

describe("numbers", () => {
  test("French money has its no-break spaces", () => {
    expect(fr.money(9900)).toBe("9\u202F900\u00A0€");
    expect(fr.percent(87)).toBe("87\u00A0%");
    expect(fr.count(1234567)).toBe("1\u202F234\u202F567");
  });

  test.each([
    [en.money(9900), "€9,900"],
    [en.money(0), "€0"],
    [en.money(-500), "\u2212€500"],
    [en.moneyShort(100_000), "€100K"],
    [en.moneyShort(1_500_000), "€1.5M"],
    [fr.moneyShort(100_000), "100 k€"],
    [fr.moneyShort(1_500_000), "1,5 M€"],
    [en.percent(600), "600%"],
    [en.held(0.04), "< 0.1%"],
    [fr.held(0), "< 0,1 %"],
    [fr.held(0.05), "0,1 %"],
    [en.held(60), "60.0%"],
    [en.multiple(4), "×4"],
    [fr.area(500), "500 m²"],
    [en.range(10, 25, en.percent), "10 to 25%"],
    [en.duration(1, "year"), "1 year"],
    [fr.duration(30, "day"), "30 jours"],
    [en.list(["a", "b", "c"]), "a, b and c"],
    [fr.range(10, 25, fr.percent), "10 à 25 %"],
    [en.range(300_000, 1_500_000, en.moneyShort), "€300K to €1.5M"],
    [fr.range(300_000, 1_500_000, fr.moneyShort), "300 k€ à 1,5 M€"],
    [en.range(6, 8, en.count), "6 to 8"],
  ])("%s", (printed, expected) => {
    expect(plain(printed)).toBe(expected);
  });
});

describe("days", () => {
  test("in French a day stays on the line of its month", () => {
    expect([en.date("2025-05-27"), fr.date("2025-05-01")]).toEqual(["27 May 2025", "1er\u00A0mai 2025"]);
    expect([en.day("2025-06-15"), fr.day("2025-06-15")]).toEqual(["15 June", "15\u00A0juin"]);
    expect([en.weekday("2026-06-16"), fr.weekday("2026-06-01")]).toEqual(["Tuesday 16 June", "lundi 1er\u00A0juin"]);
    expect(fr.shortDay("2026-06-15")).toBe("15\u00A0juin");
    expect(fr.days("2025-06-17", "2025-06-18")).toBe("17 et 18\u00A0juin 2025");
    expect(fr.moment(new Date("2026-06-16T16:00:00Z"))).toBe("16\u00A0juin 2026 à 18:00");
  });

  test.each([
    [en.date("2025-05-27"), "27 May 2025"],
    [fr.date("2025-05-27"), "27 mai 2025"],
    [fr.date("2025-05-01"), "1er mai 2025"],
    [fr.date("2025-05-11"), "11 mai 2025"],
    [en.day("2025-06-15"), "15 June"],
    [fr.day("2025-06-01"), "1er juin"],
    [en.ordinalDay(1), "1st"],
    [en.ordinalDay(15), "15th"],
    [en.ordinalDay(23), "23rd"],
    [fr.ordinalDay(1), "1er"],
    [fr.ordinalDay(15), "15"],
    [en.days("2025-06-17", "2025-06-18"), "17 and 18 June 2025"],
    [fr.days("2025-06-17", "2025-06-18"), "17 et 18 juin 2025"],
    [fr.days("2025-06-01", "2025-06-02"), "1er et 2 juin 2025"],
    [en.days("2025-06-17", "2025-06-20"), "17–20 June 2025"],
    [fr.days("2025-06-17", "2025-06-20"), "17 au 20 juin 2025"],
    [en.days("2025-06-30", "2025-07-01"), "30 June – 1 July 2025"],
    [fr.days("2025-12-31", "2026-01-01"), "31 décembre 2025 – 1er janvier 2026"],
    [en.days("2024-03-15"), "15 March 2024"],
    [en.month("2024-07-01"), "July 2024"],
    [fr.month("2024-07-01"), "juillet 2024"],
  ])("%s", (printed, expected) => {
    expect(plain(printed)).toBe(expected);
  });

  test("instants are read in Paris", () => {
    expect(plain(fr.date(new Date("2026-06-30T22:30:00Z")))).toBe("1er juillet 2026");
    expect(fr.time(new Date("2026-01-15T17:00:00Z"))).toBe("18:00");
    expect(en.time(new Date("2026-07-15T16:00:00Z"))).toBe("18:00");
    expect(parisDay(new Date("2026-06-30T21:59:59Z"))).toBe("2026-06-30");
    expect(parisDay(new Date("2026-06-30T22:00:00Z"))).toBe("2026-07-01");
    expect(parisDay(new Date("2026-12-31T23:00:00Z"))).toBe("2027-01-01");
  });
});
