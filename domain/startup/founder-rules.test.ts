import { describe, expect, test } from "vitest";
import { bandOf, countedOfFounders, founderCompletion, isFounderProfileComplete } from "./completion.ts";
import { founderForm } from "./founder-form.server.ts";
import {
  emptyFounderProfile,
  founderFields,
  type FounderProfile,
  founderSteps,
  missingOf,
  requiredOfFounders,
  stepOf,
} from "./founder-profile.ts";
import { businessModels, regions, sectors, startupStages } from "./options.ts";
import { annualRevenues, fundingRaised, fundingSought } from "./bands.ts";
import { isSiren } from "./siren.ts";

const profile = (fields: Partial<FounderProfile>): FounderProfile => ({ ...emptyFounderProfile, ...fields });
const filled = (names: readonly string[]) => profile(Object.fromEntries(names.map((name) => [name, "x"])));
const chosen = <Item>(items: readonly Item[], bits: number) => items.filter((_, index) => (bits >> index) & 1);

const parse = (fields: Record<string, unknown>) => founderForm(fields).safeParse(fields);
const errorsOf = (fields: Record<string, unknown>) => {
  const parsed = parse(fields);
  return parsed.success ? {} : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message]));
};

test("27 fields in four steps, and as many choices as the specification counts", () => {
  expect(founderSteps).toHaveLength(4);
  expect(new Set(founderFields).size).toBe(27);
  for (const lists of [startupStages, annualRevenues, fundingRaised, fundingSought]) expect(lists).toHaveLength(8);
  expect([sectors.length, sectors.at(-1), regions.length, businessModels.length]).toEqual([32, "other", 12, 12]);
});

test("bands meet without a gap", () => {
  for (const bands of [annualRevenues, fundingRaised, fundingSought]) {
    const open = bands.filter(({ id }) => id !== "0");
    for (const [index, band] of open.entries()) expect(band.from).toBe(open[index - 1]?.to);
    expect(open.at(-1)?.to).toBeUndefined();
  }
});

describe("completion", () => {
  test("is the share of seven fields, whichever of them are filled", () => {
    expect(countedOfFounders).toHaveLength(7);
    for (let bits = 0; bits < 2 ** 7; bits += 1) {
      const fields = chosen(countedOfFounders, bits);
      const { rate, missing } = founderCompletion(filled(fields));
      expect(rate).toBe(Math.round((fields.length / 7) * 100));
      expect([...fields, ...missing].toSorted()).toEqual([...countedOfFounders].toSorted());
    }
    expect(founderCompletion(filled(founderFields)).rate).toBe(100);
    expect(founderCompletion(filled(founderFields.filter((name) => !countedOfFounders.includes(name)))).rate).toBe(0);
  });

  test("speaks of itself in bands at 50 and 80", () => {
    expect([0, 49, 50, 79, 80, 100].map(bandOf)).toEqual([
      "critical",
      "critical",
      "warning",
      "warning",
      "success",
      "success",
    ]);
  });

  test("of the profile area needs five fields", () => {
    const five = ["startup_name", "founder_name", "sector", "description", "current_stage"];
    for (let bits = 0; bits < 2 ** 5; bits += 1)
      expect(isFounderProfileComplete(filled(chosen(five, bits)))).toBe(bits === 31);
  });
});

test("what is missing are the required fields that are empty, in the order of the steps", () => {
  expect(requiredOfFounders).toHaveLength(12);
  for (let bits = 0; bits < 2 ** 12; bits += 1) {
    const there = chosen(requiredOfFounders, bits);
    const missing = missingOf(filled(there));
    expect(missing).toHaveLength(12 - there.length);
    const steps = missing.map(stepOf);
    expect(steps).toEqual(steps.toSorted());
    expect(missing.some((name) => there.includes(name))).toBe(false);
  }
});

describe("a SIREN", () => {
  test.each(["732829320", "356000000"])("%s passes", (digits) => expect(isSiren(digits)).toBe(true));
  test.each(["732829321", "123456789", "000000000", "73282932", "7328293200", ""])("%s fails", (digits) =>
    expect(isSiren(digits)).toBe(false),
  );

  test("has one last digit for its first eight, and a mistyped digit never passes", () => {
    for (let start = 10_000_019; start < 99_999_999; start += 1_234_577) {
      const endings = Array.from({ length: 10 }, (_, last) => `${start}${last}`).filter(isSiren);
      expect(endings).toHaveLength(1);
      const [siren = ""] = endings;
      for (let place = 0; place < 9; place += 1) {
        const other = (Number(siren[place]) + 1 + (start % 9)) % 10;
        if (other !== Number(siren[place]))
          expect(isSiren(siren.slice(0, place) + other + siren.slice(place + 1))).toBe(false);
      }
    }
  });
});

describe("the form", () => {
  test("takes every field empty, leaves alone what is not sent, and keeps no field that is none of its own", () => {
    for (const names of [...founderSteps, founderFields]) {
      const empty = Object.fromEntries(names.map((name) => [name, ""]));
      expect(parse({ ...empty, user_id: "other", role: "admin", created_at: "now", __proto__: null }).data).toEqual(
        empty,
      );
    }
  });

  test("a choice that is taken back is stored as nothing, from a page of before as well", () => {
    for (const nothing of ["none", ""])
      expect(parse({ region: nothing, team_size: nothing, founder_name: "none" }).data).toEqual({
        ...{ region: "", team_size: "", founder_name: "none" },
      });
  });

  test("what stands is not judged again, what is changed is", () => {
    const stands = { ...emptyFounderProfile, phone: "+33700", website: "https:etang.example" };
    const sent = { phone: "+33700", website: "https:etang.example", founder_name: "Zoé" };
    expect(founderForm(sent, stands).safeParse(sent).data).toEqual({ founder_name: "Zoé" });
    const changed = { ...sent, phone: "+33701" };
    expect(
      founderForm(changed, stands)
        .safeParse(changed)
        .error?.issues.map(({ message }) => message),
    ).toEqual(["phoneInvalid"]);
  });

  test("writes numbers and addresses one way", () => {
    const typed = {
      siren: "732 829 320",
      phone: "04 67 00 00 00",
      website: "etang.example",
      email: "Zoe@Etang.example",
    };
    expect(parse(typed).data).toMatchObject({
      siren: "732829320",
      phone: "+33467000000",
      website: "https://etang.example",
      email: "zoe@etang.example",
    });
  });

  test("names what is wrong", () => {
    const wrong = { email: "zoe", phone: "12", siren: "732829321", region: "corsica", creation_date: "2026-02-30" };
    expect(errorsOf({ ...wrong, sector: "gold", startup_name: "x".repeat(161) })).toEqual({
      email: "emailInvalid",
      phone: "phoneInvalid",
      siren: "sirenInvalid",
      region: "unknownChoice",
      creation_date: "dateInvalid",
      sector: "unknownChoice",
      startup_name: "lineTooLong",
    });
  });

  test.each([
    "javascript:alert(1)",
    " jAvAscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//evil.example",
    "http://plain.example",
    "https://user@etang.example",
    "https://etang.example:8443/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://localhost/",
    "ftp://etang.example",
    `https://etang.example/${"x".repeat(300)}`,
  ])("follows no address like %s", (address) => {
    for (const name of ["pitch_deck_url", "business_plan_url", "financial_projections_url"])
      expect(errorsOf({ [name]: address })).toEqual({ [name]: "addressInvalid" });
    expect(errorsOf({ website: address })).toEqual({ website: "addressInvalid" });
  });
});
