/** A founder's personal data that must not be sent to the model provider, as it may appear in typed text. */
export type Personal = { names: readonly string[]; others: readonly string[] };

// Bounded lengths, because unbounded patterns would backtrack from each character.
const email = /[^\s<>@,;]{1,64}@[^\s<>@,;]{1,255}\.\p{L}{2,}/gu;
const phone = /(?:\+33|0033|\b0)[ .-]?[1-9](?:[ .-]?\d{2}){4}(?!\d)/g;
const siren = /\bsire[nt]\W{0,3}(?:\d[ .]?){9,14}/gi;

/** Maximum number of names to remove, and maximum letters of a name. */
const mostNames = 50;
const longestName = 60;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds a number with whatever separates its digits, and any other text as it is. */
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

/**
 * The text without e-mail addresses, identifying numbers and personal names, as it may be sent to the model provider.
 */
export function withoutPersonal(text: string, { names, others }: Personal) {
  let left = text.replace(email, "[e-mail]").replace(siren, "[SIREN]").replace(phone, "[téléphone]");
  for (const each of others.filter((other) => other.length > 3)) left = left.replace(asTyped(each), "[…]");
  const name = anyOf(names);
  return name ? left.replace(name, "[nom]") : left;
}
