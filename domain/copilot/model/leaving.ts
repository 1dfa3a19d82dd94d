/** Personal data to remove from texts for the model provider; `others` are e-mail addresses, phone and SIREN. */
export type Personal = { names: readonly string[]; others: readonly string[] };

// The patterns have bounded lengths, because unbounded ones would be slow on long texts (backtracking from each
// character).
const email = /[^\s<>@,;]{1,64}@[^\s<>@,;]{1,255}\.\p{L}{2,}/gu;
const phone = /(?:\+33|0033|\b0)[ .-]?[1-9](?:[ .-]?\d{2}){4}(?!\d)/g;
const siren = /\bsire[nt]\W{0,3}(?:\d[ .]?){9,14}/gi;

const mostNames = 50;
const longestName = 60;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns a pattern that finds a text; in a long number, such as a phone number, it allows separators and 00 for +. */
function asTyped(text: string) {
  const [, plus, digits = ""] = /^(\+?)(\d{6,})$/.exec(text.replace(/[\s.-]/g, "")) ?? [];
  if (!digits) return new RegExp(escaped(text), "gu");
  return new RegExp((plus ? String.raw`(?:\+|00[\s.-]?)` : "") + [...digits].join(String.raw`[\s.-]?`), "gu");
}

/** Takes accents off and makes apostrophes and hyphens alike; `at` holds the place of each character in the text. */
function folded(text: string) {
  const at: number[] = [];
  let alike = "";
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charAt(place);
    if (/\p{M}/u.test(unit)) continue;
    at.push(place);
    if (/[’ʼ‘]/.test(unit)) alike += "'";
    else alike += /[\p{Pd}\s]/u.test(unit) ? " " : unit.normalize("NFD").charAt(0);
  }
  at.push(text.length);
  return { alike, at };
}

function anyOf(names: readonly string[]) {
  const looked = [...new Set(names.filter(({ length }) => length > 1 && length <= longestName))].slice(0, mostNames);
  if (looked.length === 0) return null;
  const patterns = looked.map((name) => escaped(folded(name).alike));
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${patterns.join("|")})(?![\p{L}\d])`, "giu");
}

export function withoutPersonal(text: string, { names, others }: Personal) {
  let left = text.replace(email, "[e-mail]").replace(siren, "[SIREN]").replace(phone, "[téléphone]");
  for (const each of others.filter((other) => other.length > 3)) left = left.replace(asTyped(each), "[…]");
  const name = anyOf(names);
  if (!name) return left;
  const { alike, at } = folded(left);
  let cleaned = "";
  let from = 0;
  for (const { index, 0: found } of alike.matchAll(name)) {
    cleaned += `${left.slice(from, at[index])}[nom]`;
    from = at[index + found.length] ?? left.length;
  }
  return cleaned + left.slice(from);
}
