import { chosenIn } from "../../platform/language/no-choice.ts";
import { centsOf, percentOf, wholeOf } from "../../platform/language/typed-number.ts";
import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";

/** Reads typed numbers from the URL. An unchanged field counts as its exact default, an empty field as 0. */
export function typedIn(search: URLSearchParams, lang: Lang) {
  const values: Record<string, string> = {};
  const errors: Record<string, string> = {};
  const { exact } = formats[lang];

  function read(
    name: string,
    otherwise: number,
    shown: string,
    parse: (typed: string) => number | undefined,
    why: string,
  ) {
    const sent = search.get(name)?.slice(0, 40);
    const typed = sent && chosenIn(sent);
    values[name] = typed ?? shown;
    if (typed === undefined || (typed !== "" && typed === shown)) return otherwise;
    const value = typed.trim() === "" ? 0 : parse(typed.trim());
    if (value === undefined) errors[name] = why;
    return value ?? otherwise;
  }

  return {
    values,
    errors,
    isWrong: () => Object.keys(errors).length > 0,
    holdsAny: (...names: string[]) => names.some((name) => chosenIn(search.get(name) ?? "").trim()),
    /** Returns an amount in cents. Negative amounts are valid only with `signed`. */
    money: (name: string, otherwise = 0, signed = false) =>
      read(
        name,
        otherwise,
        otherwise === 0 ? "" : exact(otherwise / 100),
        (typed) => {
          const cents = centsOf(typed);
          return cents !== undefined && (signed || cents >= 0) ? cents : undefined;
        },
        signed ? "cashInvalid" : "moneyInvalid",
      ),
    /** Returns a percentage in hundredths of a percent. Negative values are valid only with `signed`. */
    percent: (name: string, otherwise = 0, signed = false) =>
      read(
        name,
        otherwise,
        otherwise === 0 ? "" : exact(otherwise / 100),
        (typed) => {
          const [, minus, digits = ""] = /^([-−–]?)\+?\s*(.*)$/.exec(typed) ?? [];
          const percent = minus && !signed ? undefined : percentOf(digits);
          return percent === undefined ? undefined : Math.round(percent * 100) * (minus ? -1 : 1);
        },
        signed ? "changeInvalid" : "percentInvalid",
      ),
    whole: (name: string, otherwise: number, least: number, most: number, why = "wholeInvalid") =>
      read(name, otherwise, otherwise === 0 ? "" : String(otherwise), (typed) => wholeOf(typed, least, most), why),
    /** Returns a multiple in hundredths: 250 for "2.5x". */
    times: (name: string) =>
      read(
        name,
        0,
        "",
        (typed) => {
          const [, digits = ""] = /^(\d+(?:[.,]\d+)?)\s*[x×]?$/.exec(typed) ?? [];
          const times = Number(digits.replace(",", "."));
          return times > 0 && times <= 1_000 ? Math.round(times * 100) : undefined;
        },
        "timesInvalid",
      ),
  };
}
