/** How an empty field is stored; null without quotes means that the field must not be empty. */
export type Empty = "left out" | "null" | "text" | null;

export type Field =
  /** A text in both languages. */
  | { as: "words"; markdown: boolean; most: number; empty: Empty }
  /** One line of text that is the same in both languages. */
  | { as: "line"; type: "text" | "email" | "url"; most: number | null; empty: Empty }
  | { as: "number"; whole: boolean; empty: Empty }
  | { as: "day" | "time"; empty: Empty }
  | { as: "flag" }
  | { as: "choice"; options: readonly (string | number)[]; empty: Empty }
  | { as: "page" | "logo" | "event" | "startup"; empty: Empty }
  /** A fact displayed on its own instead of in a sentence, such as a large number with a label. */
  | { as: "figure"; empty: Empty }
  | { as: "image"; empty: Empty }
  | { as: "value" }
  | { as: "list"; item: Field; least: number; most: number | null }
  | { as: "group"; parts: { name: string; field: Field }[] }
  /** A list item that can have one of several shapes, distinguished by `type`. */
  | { as: "variants"; variants: { type: string; group: Group }[] }
  /** A value that cannot be edited: the record's kind or id, its version, or the id of a part. */
  | { as: "kept"; made: "fixed" | "version" | "id"; value?: string };

export type Group = Extract<Field, { as: "group" }>;
