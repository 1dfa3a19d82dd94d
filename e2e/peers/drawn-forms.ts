import { displayedField } from "../../domain/edit-conflict/edit-conflict.ts";

type Field = {
  name: string;
  type: string;
  isNumber: boolean;
  /** The value of a hidden field or checkbox; for a select, the selected option or, without one, all options. */
  values: string[];
  required: boolean;
};

export type DrawnForm = { path: string; button: readonly [string, string] | null; fields: Field[] };

const plain = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

function attributesOf(tag: string): Record<string, string> {
  const found = [...tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(found.map(([, name = "", value = ""]) => [name.toLowerCase(), plain(value)]));
}

const lists = /<(input|textarea|select)\b([^>]*)>(?:([\s\S]*?)<\/\1>)?/;

function fieldsIn(html: string): Field[] {
  const fields = new Map<string, Field>();
  for (let rest = html, found = lists.exec(rest); found; found = lists.exec(rest)) {
    const [whole, tag = "", own = "", inner = ""] = found;
    // An input has no content or end tag, so the search continues right after it.
    rest = rest.slice(found.index + (tag === "input" ? whole.indexOf(">") + 1 : whole.length));
    const { name, type = tag, value = type === "checkbox" ? "on" : "", ...more } = attributesOf(own);
    const isNumber = type === "number" || ["decimal", "numeric"].includes(more["inputmode"] ?? "");
    if (!name || name === displayedField || type === "file" || type === "submit") continue;
    const options = [...inner.matchAll(/<option\b([^>]*)>/g)].map(([, option = ""]) => attributesOf(option));
    const offered = options.filter((option) => option["value"]);
    const kept = offered.filter((option) => "selected" in option);
    const listed = (kept.length > 0 ? kept : offered).map((option) => option["value"] ?? "");
    const given = tag === "textarea" ? plain(inner) : value;
    const values = tag === "select" ? listed : given ? [given] : [];
    const field = fields.get(`${name} ${type === "checkbox" ? given : ""}`);
    if (field) field.values.push(...values);
    else
      fields.set(`${name} ${type === "checkbox" ? given : ""}`, {
        name,
        type,
        isNumber,
        values,
        required: "required" in more,
      });
  }
  return [...fields.values()];
}

/** Returns every POST form of a page, once for each named button, without the hidden field `displayedField`. */
export function formsIn(html: string, page: string): DrawnForm[] {
  const drawn = html.replaceAll(/<!--.*?-->/g, "");
  return [...drawn.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, own = "", inner = ""]) => {
    const { method, action = page } = attributesOf(own);
    const path = action.replace(/#.*/, "");
    if (method?.toLowerCase() !== "post") return [];
    const fields = fieldsIn(inner);
    const buttons = [...inner.matchAll(/<button\b([^>]*)>/g)].map(([, button = ""]) => attributesOf(button));
    const named = buttons.flatMap(({ name, value = "" }) => (name ? [[name, value] as const] : []));
    return [...(named.length > 0 ? named : [null])].map((button) => ({ path, button, fields }));
  });
}

const chosen = new Set(["hidden", "checkbox", "radio", "select"]);

export function filledIn({ button, fields }: DrawnForm, known: Record<string, string>, turn: number) {
  const filled = new URLSearchParams();
  for (const field of fields) {
    const { name, type, values, required } = field;
    if (type === "checkbox" && turn % 2 === 1 && !required) continue;
    const value = chosen.has(type) ? values[turn % values.length] : typed(field, turn);
    filled.append(name, known[name] ?? value ?? "");
  }
  if (button) filled.append(...button);
  return filled.toString();
}

function typed({ name, type, isNumber, values: [given] }: Field, turn: number) {
  const day = (turn % 28) + 1;
  const date = String(day).padStart(2, "0");
  if (name === "siren") return "732 829 320";
  if (isNumber) return given ?? String(day);
  if (type === "tel") return "04 67 00 00 00";
  if (type === "date" || /contact$/i.test(name)) return `2026-01-${date}`;
  if (type === "datetime-local") return `2027-01-${date}T1${/\d$/.exec(name)?.[0] ?? 0}:00`;
  if (type === "email" || name === "email") return `new-${turn}@startup.example`;
  if (/linkedin/.test(name)) return "https://www.linkedin.com/in/zoe";
  if (type === "url" || /url|website/.test(name)) return `https://startup.example/${turn}`;
  return `In other words: ${turn}.`;
}
