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

/** Returns a pattern that finds a text; in a long number, such as a phone number, it allows separators. */
function asTyped(text: string) {
  const digits = text.replace(/[\s.-]/g, "");
  return new RegExp(
    /^\+?\d{6,}$/.test(digits) ? [...digits].map(escaped).join(String.raw`[\s.-]?`) : escaped(text),
    "gu",
  );
}

function anyOf(names: readonly string[]) {
  const looked = [...new Set(names.filter(({ length }) => length > 1 && length <= longestName))].slice(0, mostNames);
  if (looked.length === 0) return null;
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${looked.map(escaped).join("|")})(?![\p{L}\d])`, "giu");
}

export function withoutPersonal(text: string, { names, others }: Personal) {
  let left = text.replace(email, "[e-mail]").replace(siren, "[SIREN]").replace(phone, "[téléphone]");
  for (const each of others.filter((other) => other.length > 3)) left = left.replace(asTyped(each), "[…]");
  const name = anyOf(names);
  return name ? left.replace(name, "[nom]") : left;
}
