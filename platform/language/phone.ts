import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

// A number written as in France that begins so rings overseas, under a country code of its own; two islands share one.
const overseas: readonly [RegExp, CountryCode][] = [
  [/^(590|69[01])/, "GP"],
  [/^(26[23]|69[23])/, "RE"],
  [/^(269|639)/, "YT"],
  [/^(594|694)/, "GF"],
  [/^(596|69[67])/, "MQ"],
];

/**
 * A phone number as it is stored ("+33467000000"); a French one may be written without its country. Undefined where it
 * cannot ring or has an extension.
 */
export function phoneOf(typed: string): string | undefined {
  const text = typed.trim().replace(/^00/, "+");
  const read = parsePhoneNumberFromString(text, { defaultCountry: "FR", extract: false });
  if (!read || read.ext) return undefined;
  const island =
    /^(33|262)$/.test(read.countryCallingCode) && overseas.find(([prefix]) => prefix.test(read.nationalNumber));
  const ringing = island ? parsePhoneNumberFromString(read.nationalNumber, island[1]) : read;
  // An island's country is not told from its code alone, so its prefix and its length decide.
  return ringing && (island ? ringing.isPossible() : ringing.isValid()) ? ringing.number : undefined;
}
