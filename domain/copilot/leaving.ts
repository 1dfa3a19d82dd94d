/** What of a founder must not leave the house, as it may stand in what they type. */
export type Personal = { names: readonly string[]; others: readonly string[] };

const email = /[^\s<>@,;]+@[^\s<>@,;]+\.\p{L}{2,}/gu;
const phone = /(?:\+33|0033|\b0)[ .-]?[1-9](?:[ .-]?\d{2}){4}(?!\d)/g;
const siren = /\bsire[nt]\W{0,3}(?:\d[ .]?){9,14}/gi;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text as it may be sent to another company: without addresses, numbers that identify, and names of people. */
export function withoutPersonal(text: string, { names, others }: Personal) {
  let left = text.replace(email, "[e-mail]").replace(siren, "[SIREN]").replace(phone, "[téléphone]");
  for (const each of others.filter((other) => other.length > 3)) left = left.replaceAll(each, "[…]");
  for (const name of names.filter((each) => each.length > 1))
    left = left.replace(new RegExp(String.raw`(?<![\p{L}\d])${escaped(name)}(?![\p{L}\d])`, "giu"), "[nom]");
  return left;
}
