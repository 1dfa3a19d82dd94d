/** The value of an empty field; null if the field is required. */
export type Empty = "left out" | "null" | "text" | null;

export type Field =
  /** A text in both languages. */
  | { as: "words"; markdown: boolean; most: number; empty: Empty }
  /** One line, the same in every language. */
  | { as: "line"; type: "text" | "email" | "url"; most: number | null; empty: Empty }
  | { as: "number"; whole: boolean; empty: Empty }
  | { as: "day" | "time"; empty: Empty }
  | { as: "flag" }
  | { as: "choice"; options: readonly (string | number)[]; empty: Empty }
  | { as: "page" | "logo" | "event" | "startup"; empty: Empty }
  /** A fact shown outside a sentence. */
  | { as: "figure"; empty: Empty }
  | { as: "image"; empty: Empty }
  /** A fact's value: a number, a range, a day or words. */
  | { as: "value" }
  | { as: "list"; item: Field; least: number; most: number | null }
  | { as: "group"; parts: { name: string; field: Field }[] }
  /** List items of different shapes, distinguished by `type`. */
  | { as: "variants"; variants: { type: string; group: Group }[] }
  /** Not editable: the record's kind or id, its version, or the id of a part. */
  | { as: "kept"; made: "fixed" | "version" | "id"; value?: string };

export type Group = Extract<Field, { as: "group" }>;
