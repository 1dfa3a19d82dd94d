import type { Field, Group } from "../../../domain/content/field.ts";
import { chosenIn } from "../../../platform/language/no-choice.ts";

/** The values in an editor's form. They have the structure of a record, but may contain any typed text. */
export type FormValues = unknown;

/** The submitted fields by name. Each name is a path in the record, for example "hero.title.fr". */
type Sent = ReadonlyMap<string, string>;

const mostItems = 200;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

export const part = (typed: FormValues, name: string): FormValues => (isObject(typed) ? typed[name] : undefined);

export const items = (typed: FormValues): readonly FormValues[] => (Array.isArray(typed) ? typed : []);

const join = (path: string, name: string | number) => (path ? `${path}.${name}` : `${name}`);

/**
 * Converts the submitted fields into the structure of a record. Invalid values are kept as typed, so that the schema
 * can refuse them.
 */
export function readFormValues(field: Field, sent: Sent, path = ""): FormValues {
  const get = (name = "") => sent.get(name ? join(path, name) : path) ?? "";
  const empty = "empty" in field ? { "left out": undefined, null: null, text: "" }[field.empty ?? "text"] : "";
  switch (field.as) {
    case "words": {
      const clean = (text: string) => (field.markdown ? text : text.replace(/\s*\n\s*/g, " "));
      const [en, fr] = [clean(get("en")), clean(get("fr"))];
      if (!en && !fr && field.empty) return empty;
      return { en, fr, ...(get("literal") && { literal: true }) };
    }
    case "number":
      return numberOf(get(), empty);
    case "choice": {
      const chosen = field.options.find((option) => String(option) === get());
      return chosen ?? (chosenIn(get()) || empty);
    }
    case "page":
    case "logo":
    case "event":
    case "startup":
      return chosenIn(get()) || empty;
    case "line":
    case "day":
    case "time":
      return get().replace(/\s+/g, " ") || empty;
    case "flag":
      return get() === "on";
    case "figure":
      return chosenIn(get())
        ? { fact: get(), ...(get("sign") && { sign: "+" }), ...(get("atLeast") && { atLeast: true }) }
        : (empty ?? undefined);
    case "image":
      return get() ? { image: get() } : empty;
    case "value":
      return valueOf(get);
    case "kept":
      return field.made === "version" ? Number(get()) || 1 : (field.value ?? get());
    case "group":
      return readGroup(field, sent, path);
    case "variants": {
      const variant = field.variants.find(({ type }) => type === get("type")) ?? field.variants[0];
      return variant && readGroup(variant.group, sent, path);
    }
    case "list": {
      const count = Math.min(Math.max(0, Math.trunc(Number(get())) || 0), mostItems);
      return named(
        field.item,
        Array.from({ length: count }, (_, index) => readFormValues(field.item, sent, join(path, index))),
      );
    }
  }
}

function readGroup(group: Group, sent: Sent, path: string) {
  const read = group.parts.map(({ name, field }): [string, FormValues] => [
    name,
    readFormValues(field, sent, join(path, name)),
  ]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

/** Matches numbers with English thousands separators: "9,900" means 9900 in both languages of the site. */
const grouped = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;

function numberOf(text: string, empty: unknown) {
  const bare = text.replace(/[\s\u00A0\u202F]/g, "");
  if (bare === "") return empty;
  const number = Number(grouped.test(bare) ? bare.replaceAll(",", "") : bare.replace(",", "."));
  return Number.isFinite(number) ? number : text;
}

export const shapes = ["number", "range", "day", "words"] as const;
export type Shape = (typeof shapes)[number];

function valueOf(get: (name: string) => string): FormValues {
  switch (get("as")) {
    case "range":
      return { from: numberOf(get("from"), ""), to: numberOf(get("to"), "") };
    case "day":
      return get("day");
    case "words":
      return { en: get("en"), fr: get("fr"), ...(get("literal") && { literal: true }) };
    default:
      return numberOf(get("number"), "");
  }
}

/** Returns the type of a fact's value: a range, a text, a date or a number. */
export function shapeOf(value: FormValues): Shape {
  if (isObject(value)) return "from" in value ? "range" : "words";
  return typeof value === "string" && /^\d{4}-/.test(value) ? "day" : "number";
}

/** Gives each list item that has no id a new id, made from the item's first words. */
function named(item: Field, list: FormValues[]) {
  const groups = item.as === "group" ? [item] : item.as === "variants" ? item.variants.map(({ group }) => group) : [];
  const hasId = groups.some(({ parts }) => parts.some(({ field }) => field.as === "kept" && field.made === "id"));
  if (!hasId) return list;
  const taken = new Set(list.map((each) => part(each, "id")));
  const numbers = new Map<string, number>();
  return list.map((each) => {
    if (!isObject(each) || each["id"]) return each;
    const words = Object.values(each).find((value) => isObject(value) && typeof value["en"] === "string");
    const wish = slugOf(String(part(words, "en") ?? ""));
    let id = wish;
    let nth = numbers.get(wish) ?? 1;
    while (taken.has(id)) id = `${wish}-${(nth += 1)}`;
    numbers.set(wish, nth);
    taken.add(id);
    return { ...each, id };
  });
}

/** Makes an id from a text: "Why us?" becomes "why-us". */
export function slugOf(text: string) {
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 50)
    .replace(/^-+|-+$/g, "");
  return plain || "part";
}

export function blank(field: Field, type?: string): FormValues {
  switch (field.as) {
    case "words":
      return { en: "", fr: "" };
    case "flag":
      return false;
    case "group":
      return Object.fromEntries(field.parts.map(({ name, field: own }) => [name, blank(own)]));
    case "variants": {
      const variant = field.variants.find((each) => each.type === type) ?? field.variants[0];
      return variant && blank(variant.group);
    }
    case "list":
      return Array.from({ length: field.least }, () => blank(field.item));
    case "kept":
      return field.value ?? (field.made === "version" ? 1 : "");
    case "choice":
      return field.empty === null ? field.options[0] : "";
    case "figure":
    case "image":
      return undefined;
    default:
      return "";
  }
}

export type ListChange = { does: "add" | "remove" | "up" | "down"; path: string; type?: string | undefined };

/**
 * Parses the value of a button that changes a list, for example "remove:hero.points.2" or
 * "add:sections.0.blocks:table".
 */
export function readListChange(value: string): ListChange | null {
  const [, does = "", path = "", type] = /^(add|remove|up|down):([\w.-]+?)(?::([\w-]+))?$/.exec(value) ?? [];
  return does ? { does: does as ListChange["does"], path, type } : null;
}

/** Returns the form's values with one list changed, and the path to scroll to. */
export function changeList(
  field: Field,
  typed: FormValues,
  { does, path, type }: ListChange,
): { typed: FormValues; at: string } {
  const steps = path.split(".");
  const index = does === "add" ? -1 : Number(steps.pop());
  const list = steps.join(".");
  let at = path;
  const changed = changeAt(field, typed, steps, (own, value) => {
    if (own.as !== "list") return value;
    const all = [...items(value)];
    if (does === "add" && all.length < (own.most ?? mostItems)) {
      at = `${list}.${all.length}`;
      return [...all, blank(own.item, type)];
    }
    if (does === "remove" && all.length > own.least) {
      all.splice(index, 1);
      at = all.length > 0 ? `${list}.${Math.min(index, all.length - 1)}` : list;
    }
    const to = index + (does === "up" ? -1 : 1);
    if ((does === "up" || does === "down") && to >= 0 && to < all.length) {
      all.splice(to, 0, ...all.splice(index, 1));
      at = `${list}.${to}`;
    }
    return all;
  });
  return { typed: changed, at };
}

function changeAt(
  field: Field,
  value: FormValues,
  steps: string[],
  change: (field: Field, value: FormValues) => FormValues,
): FormValues {
  const [step, ...rest] = steps;
  if (step === undefined) return change(field, value);
  if (field.as === "list")
    return items(value).map((each, index) =>
      String(index) === step ? changeAt(field.item, each, rest, change) : each,
    );
  const group = field.as === "variants" ? groupOf(field, value) : field.as === "group" ? field : undefined;
  const own = group?.parts.find(({ name }) => name === step)?.field;
  return own && isObject(value) ? { ...value, [step]: changeAt(own, value[step], rest, change) } : value;
}

/** Returns the paths of a record's picture fields, including empty fields. */
export function picturePlaces(field: Field, value: FormValues, path = ""): string[] {
  switch (field.as) {
    case "image":
      return [path];
    case "group":
      return field.parts.flatMap(({ name, field: own }) => picturePlaces(own, part(value, name), join(path, name)));
    case "variants": {
      const group = groupOf(field, value);
      return group ? picturePlaces(group, value, path) : [];
    }
    case "list":
      return items(value).flatMap((each, index) => picturePlaces(field.item, each, join(path, index)));
    default:
      return [];
  }
}

export const putAt = (field: Field, typed: FormValues, path: string, put: FormValues) =>
  changeAt(field, typed, path.split("."), () => put);

export function groupOf(field: Extract<Field, { as: "variants" }>, value: FormValues): Group | undefined {
  return (field.variants.find(({ type }) => type === part(value, "type")) ?? field.variants[0])?.group;
}

export function writeFormValues(field: Field, value: FormValues, path = ""): [name: string, value: string][] {
  const own = (name: string, text: unknown): [string, string][] =>
    text === undefined || text === null || text === "" ? [] : [[name ? join(path, name) : path, String(text)]];
  switch (field.as) {
    case "words":
      return ["en", "fr", "literal"].flatMap((name) => own(name, part(value, name)));
    case "flag":
      return own("", value === true ? "on" : "");
    case "figure":
      return [
        ...own("", part(value, "fact")),
        ...own("sign", part(value, "sign")),
        ...own("atLeast", part(value, "atLeast")),
      ];
    case "image":
      return own("", part(value, "image"));
    case "value": {
      const shape = shapeOf(value);
      const values = shape === "number" || shape === "day" ? { [shape]: value } : (value as object);
      return [...own("as", shape), ...Object.entries(values).flatMap(([name, text]) => own(name, text))];
    }
    case "group":
      return field.parts.flatMap(({ name, field: inner }) =>
        writeFormValues(inner, part(value, name), join(path, name)),
      );
    case "variants": {
      const group = groupOf(field, value);
      return group ? writeFormValues(group, value, path).concat(own("type", part(value, "type"))) : [];
    }
    case "list":
      return [
        ...own("", items(value).length),
        ...items(value).flatMap((each, index) => writeFormValues(field.item, each, join(path, index))),
      ];
    default:
      return own("", value);
  }
}
