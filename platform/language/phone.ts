import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

// French numbers with these prefixes are overseas, with a different country code; two islands share one.
const overseas: readonly [RegExp, CountryCode][] = [
  [/^(590|69[01])/, "GP"],
  [/^(26[23]|69[23])/, "RE"],
  [/^(269|639)/, "YT"],
  [/^(594|694)/, "GF"],
  [/^(596|69[67])/, "MQ"],
];

/**
 * Normalises a phone number ("+33467000000"); French numbers may omit the country. Undefined if it is invalid or has an
 * extension.
 */
export function phoneOf(typed: string): string | undefined {
  const text = typed.trim().replace(/^00/, "+");
  const read = parsePhoneNumberFromString(text, { defaultCountry: "FR", extract: false });
  if (!read || read.ext) return undefined;
  const island =
    /^(33|262)$/.test(read.countryCallingCode) && overseas.find(([prefix]) => prefix.test(read.nationalNumber));
  const ringing = island ? parsePhoneNumberFromString(read.nationalNumber, island[1]) : read;
  // An island cannot be identified by its country code alone, so its prefix and length decide.
  return ringing && (island ? ringing.isPossible() : ringing.isValid()) ? ringing.number : undefined;
}
