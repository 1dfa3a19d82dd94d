import { describe, expect, test } from "vitest";
import { records } from "../../../content/all.ts";
import { fieldsOf } from "../../../domain/content/field.server.ts";
import { changeList, items, part, readListChange, readFormValues, slugOf, writeFormValues } from "./form-values.ts";

describe("a form", () => {
  test.each(records.map((record) => [`${record.kind} ${record.id}`, record] as const))(
    "brings %s back as it was",
    (_, record) => {
      const field = fieldsOf(record.kind, record.id);
      expect(readFormValues(field, new Map(writeFormValues(field, record)))).toEqual(record);
    },
  );

  test("reads a choice that is taken back as nothing", () => {
    for (const nothing of ["none", ""]) {
      const sent = new Map([
        ["session", nothing],
        ["format", nothing],
      ]);
      expect(readFormValues(fieldsOf("startup", ""), sent)).toMatchObject({ session: "" });
      expect(readFormValues(fieldsOf("event", ""), sent)).toMatchObject({ format: null });
    }
  });

  test("leaves what is no number, no choice and no item for the schema to refuse", () => {
    const event = fieldsOf("event", "");
    const sent = new Map([
      ["capacity", "forty"],
      ["selected", "1 200,5"],
      ["format", "huge"],
    ]);
    expect(readFormValues(event, sent)).toMatchObject({
      capacity: "forty",
      selected: 1200.5,
      format: "huge",
      pitched: null,
    });
    const capacityOf = (typed: string) => part(readFormValues(event, new Map([["capacity", typed]])), "capacity");
    expect(["9,900", "1,000,000", "1\u202F000\u202F000", "1,234.5", "82,5", "0,125", "1.125"].map(capacityOf)).toEqual([
      9_900, 1_000_000, 1_000_000, 1234.5, 82.5, 0.125, 1.125,
    ]);
    expect(["1,00,000", "9,900,1", ",900"].map(capacityOf)).toEqual(["1,00,000", "9,900,1", 0.9]);
    const home = fieldsOf("page", "home");
    const endless = readFormValues(home, new Map([["intro.paragraphs", "99999999"]]));
    expect(items(part(part(endless, "intro"), "paragraphs"))).toHaveLength(200);
  });
});

describe("a list", () => {
  const field = fieldsOf("page", "privacy");
  const typed = {
    intro: [{ en: "a" }, { en: "b" }],
    sections: [{ id: "one", blocks: [{ type: "text", text: { en: "x" } }] }],
  };
  const after = (does: string) => {
    const change = readListChange(does);
    if (!change) throw new Error(does);
    return changeList(field, typed, change);
  };

  test("grows, shrinks and moves where its buttons say", () => {
    expect(after("add:intro")).toMatchObject({ at: "intro.2", typed: { intro: [{}, {}, { en: "", fr: "" }] } });
    expect(after("down:intro.0")).toMatchObject({ at: "intro.1", typed: { intro: [{ en: "b" }, { en: "a" }] } });
    expect(after("up:intro.0").typed).toEqual(typed);
    expect(after("remove:intro.0")).toMatchObject({ at: "intro.0", typed: { intro: [{ en: "b" }] } });
    expect(after("add:sections.0.blocks:table").typed).toMatchObject({
      sections: [{ blocks: [{ type: "text" }, { type: "table", columns: [{}, {}], rows: [[{}, {}]] }] }],
    });
  });

  test("keeps the least that it needs and takes nothing that is no button of it", () => {
    expect(after("remove:sections.0").typed).toEqual(typed);
    expect(after("add:nowhere.3").typed).toEqual(typed);
    expect(readListChange("destroy:intro")).toBeNull();
    expect(readListChange("add:__proto__.x")).toMatchObject({ path: "__proto__.x" });
    expect(after("add:__proto__.x").typed).toEqual(typed);
  });

  test("gives a new part an id of its own from its words", () => {
    const sent = new Map(
      writeFormValues(field, { sections: [{ id: "why-us" }, { title: { en: "Why us?", fr: "…" } }] }),
    );
    const sections = items(part(readFormValues(field, sent), "sections"));
    expect(sections.map((each) => part(each, "id"))).toEqual(["why-us", "why-us-2"]);
    expect(slugOf("Œuvre à l’été")).toBe("uvre-a-l-ete");
    expect(slugOf("?!")).toBe("part");
  });
});
