import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

// French phone numbers with these prefixes belong to overseas departments, which have their own country calling codes.
const overseas: readonly [RegExp, CountryCode][] = [
  [/^(590|69[01])/, "GP"],
  [/^(26[23]|69[23])/, "RE"],
  [/^(269|639)/, "YT"],
  [/^(594|694)/, "GF"],
  [/^(596|69[67])/, "MQ"],
];

/** Returns the form "+33467000000", or undefined for an invalid number; French numbers need no country code. */
export function phoneOf(typed: string): string | undefined {
  const text = typed.trim().replace(/^00/, "+");
  const read = parsePhoneNumberFromString(text, { defaultCountry: "FR", extract: false });
  if (!read || read.ext) return undefined;
  const island =
    /^(33|262)$/.test(read.countryCallingCode) && overseas.find(([prefix]) => prefix.test(read.nationalNumber));
  const ringing = island ? parsePhoneNumberFromString(read.nationalNumber, island[1]) : read;
  // Réunion and Mayotte share a calling code, so the library can check only prefix and length.
  return ringing && (island ? ringing.isPossible() : ringing.isValid()) ? ringing.number : undefined;
}
