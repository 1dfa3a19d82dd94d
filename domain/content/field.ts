/** What an empty field stands for; null where it has to be filled in. */
export type Empty = "left out" | "null" | "text" | null;

/** How a part of a record is edited, read from its schema. */
export type Field =
  /** Words in both languages. */
  | { as: "words"; markdown: boolean; most: number; empty: Empty }
  /** One line in no language. */
  | { as: "line"; type: "text" | "email" | "url"; most: number | null; empty: Empty }
  | { as: "number"; whole: boolean; empty: Empty }
  | { as: "day" | "time"; empty: Empty }
  | { as: "flag" }
  | { as: "choice"; options: readonly (string | number)[]; empty: Empty }
  | { as: "page" | "logo" | "event"; empty: Empty }
  /** A fact that is shown by itself. */
  | { as: "figure"; empty: Empty }
  | { as: "image"; empty: Empty }
  /** What a fact says: a number, a range, a day or words. */
  | { as: "value" }
  | { as: "list"; item: Field; least: number; most: number | null }
  | { as: "group"; parts: { name: string; field: Field }[] }
  /** Parts of different shapes, told apart by `type`. */
  | { as: "variants"; variants: { type: string; group: Group }[] }
  /** Written by the site: what the record is, its version, the id of a part. */
  | { as: "kept"; made: "fixed" | "version" | "id"; value?: string };

export type Group = Extract<Field, { as: "group" }>;
