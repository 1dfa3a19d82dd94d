import { centsOf, percentOf } from "../../platform/language/typed-number.ts";
import { otherPlaces, type PricedRound, type Round, roundLimits } from "./round.ts";

type Fields = Readonly<Record<string, string>>;
type Errors = Record<string, string>;

const kinds = ["priced", "bsa-air"] as const;

export function kindsIn(fields: Fields): Round["kind"][] {
  const found: Round["kind"][] = [];
  for (let place = 1; place <= roundLimits.rounds; place += 1) {
    const kind = kinds.find((each) => each === fields[`kind${place}`]);
    if (!kind) break;
    found.push(kind);
  }
  return found;
}

export function roundsIn(fields: Fields): { rounds: Round[] } | { errors: Errors } {
  const errors: Errors = {};
  const rounds = kindsIn(fields).map((kind, index): Round => {
    const place = index + 1;
    const typed = (name: string) => (fields[`${name}${place}`] ?? "").trim();
    const wrong = (name: string, why: string) => {
      errors[`${name}${place}`] ??= why;
      return 0;
    };
    const money = (name: string) => {
      const cents = centsOf(typed(name));
      return cents !== undefined && cents > 0 ? cents : wrong(name, "moneyInvalid");
    };
    const moneyOrNone = (name: string) => (typed(name) === "" ? null : money(name));
    const part = (name: string) => {
      const percent = typed(name) === "" ? 0 : percentOf(typed(name));
      return percent === undefined || percent > roundLimits.percent
        ? wrong(name, "percentInvalid")
        : Math.round(percent * 100);
    };
    const investor = typed("investor").slice(0, roundLimits.name);
    if (investor === "") wrong("investor", "nameRequired");
    const amount = money("amount");
    if (kind === "priced") {
      const others = otherPlaces.flatMap((other) => {
        const name = typed(`investor${other}`).slice(0, roundLimits.name);
        if (name === "" && typed(`amount${other}`) === "") return [];
        if (name === "") wrong(`investor${other}`, "nameRequired");
        return [{ investor: name, amount: money(`amount${other}`) }];
      });
      return {
        ...{ kind, investor, amount, valuation: money("valuation"), pool: part("pool") },
        ...(others.length > 0 && { others }),
        valued: typed("valued") === "post" ? "post" : "pre",
        poolMade: typed("poolMade") === "after" ? "after" : "before",
        conversion: typed("conversion") === "beside" ? "beside" : "within",
      };
    }
    const [floor, cap] = [moneyOrNone("floor"), moneyOrNone("cap")];
    if (floor !== null && cap !== null && floor > cap) wrong("cap", "capBelowFloor");
    return {
      ...{ kind, investor, amount, floor, cap, discount: part("discount"), nominal: moneyOrNone("nominal") ?? 0 },
      bounds: typed("bounds") === "before" ? "before" : "after",
      neutralised: typed("neutralised") === "yes",
    };
  });
  return Object.keys(errors).length > 0 ? { errors } : { rounds };
}

/** Returns the rounds as form fields; `print` formats a number as a user would type it. */
export function fieldsOfRounds(rounds: readonly Round[], print: (value: number) => string): Fields {
  const number = (hundredths: number | null) => (hundredths ? print(hundredths / 100) : "");
  const pricedFields = ({ others = [], ...round }: PricedRound) => ({
    ...round,
    ...{ amount: number(round.amount), valuation: number(round.valuation), pool: number(round.pool) },
    ...Object.fromEntries(
      others.flatMap(({ investor, amount }, place) => [
        [`investor${otherPlaces[place]}`, investor],
        [`amount${otherPlaces[place]}`, number(amount)],
      ]),
    ),
  });
  return Object.fromEntries(
    rounds.flatMap((round, index) =>
      Object.entries<string>(
        round.kind === "priced"
          ? pricedFields(round)
          : {
              ...round,
              ...{ amount: number(round.amount), discount: number(round.discount), floor: number(round.floor) },
              ...{ cap: number(round.cap), nominal: number(round.nominal) },
              neutralised: round.neutralised ? "yes" : "no",
            },
      ).map(([name, value]) => [`${name}${index + 1}`, value] as const),
    ),
  );
}
