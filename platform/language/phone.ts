import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

// French phone numbers with these prefixes belong to overseas departments, which have their own country calling codes.
// Réunion and Mayotte share one calling code.
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
  // A phone number of an overseas department is checked only for its prefix and length. The phone number library cannot
  // check it further, because Réunion and Mayotte have the same country calling code.
  return ringing && (island ? ringing.isPossible() : ringing.isValid()) ? ringing.number : undefined;
}
