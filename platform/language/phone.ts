import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

// French numbers with these prefixes belong to overseas departments, which have their own country codes; Réunion and
// Mayotte share one.
const overseas: readonly [RegExp, CountryCode][] = [
  [/^(590|69[01])/, "GP"],
  [/^(26[23]|69[23])/, "RE"],
  [/^(269|639)/, "YT"],
  [/^(594|694)/, "GF"],
  [/^(596|69[67])/, "MQ"],
];

/**
 * Normalises a phone number to the form "+33467000000"; French numbers may be entered without country code. Returns
 * undefined if the number is invalid or has an extension.
 */
export function phoneOf(typed: string): string | undefined {
  const text = typed.trim().replace(/^00/, "+");
  const read = parsePhoneNumberFromString(text, { defaultCountry: "FR", extract: false });
  if (!read || read.ext) return undefined;
  const island =
    /^(33|262)$/.test(read.countryCallingCode) && overseas.find(([prefix]) => prefix.test(read.nationalNumber));
  const ringing = island ? parsePhoneNumberFromString(read.nationalNumber, island[1]) : read;
  // Numbers of overseas departments are checked only for prefix and length, because the library cannot tell Réunion and
  // Mayotte apart by the country code.
  return ringing && (island ? ringing.isPossible() : ringing.isValid()) ? ringing.number : undefined;
}
