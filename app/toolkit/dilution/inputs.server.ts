import { mustRead } from "../../../domain/startup/access.ts";
import { capTableForm } from "../../../domain/cap-table/cap-table-form.server.ts";
import { readCapTable } from "../../../domain/cap-table/cap-table.server.ts";
import type { Holder } from "../../../domain/cap-table/cap-table.ts";
import { fieldsOfRounds, kindsIn, roundsIn } from "../../../domain/cap-table/round-form.server.ts";
import {
  type Modelled,
  modelRounds,
  type PricedRound,
  type Round,
  roundLimits,
} from "../../../domain/cap-table/round.ts";
import { readScenarios } from "../../../domain/cap-table/scenario.server.ts";
import type { KeptScenario } from "../../../domain/cap-table/scenario.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { isOpen } from "../../../domain/plan/rights.ts";
import { planOf } from "../../../domain/plan-grant/current-plan.server.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { formats } from "../../../platform/language/format.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { dilutionWords } from "./words.ts";

type Fields = Record<string, string>;

/** Returns the form values by field name. If a name is repeated, the first value is used. */
const fieldsIn = (search: URLSearchParams): Fields => Object.fromEntries([...search].toReversed());

/** Returns the fields with one round added at the end or one round removed, depending on the pressed button. */
function changed(fields: Fields): Fields {
  const kinds = kindsIn(fields);
  const { add, remove, ...kept } = fields;
  if ((add === "priced" || add === "bsa-air") && kinds.length < roundLimits.rounds)
    return { ...kept, [`kind${kinds.length + 1}`]: add };
  const gone = Number(remove);
  if (!(gone >= 1 && gone <= kinds.length)) return kept;
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, value]) => {
      const [, field = name, place = "0"] =
        /^(kind|(?:investor|amount)[B-D]?|valuation|valued|pool|poolMade|conversion|discount|floor|cap|bounds|nominal|neutralised)(\d)$/.exec(
          name,
        ) ?? [];
      if (Number(place) === gone) return [];
      return [[Number(place) > gone ? `${field}${Number(place) - 1}` : name, value]];
    }),
  );
}

function holdersFrom(fields: Fields, loaded: KeptScenario | undefined, saved: readonly Holder[] | undefined) {
  if (loaded) return { from: "scenario", holders: loaded.holders } as const;
  if (saved) return { from: "cap-table", holders: saved } as const;
  const typed = capTableForm.safeParse(fields);
  if (typed.success) return { from: "typed", holders: typed.data } as const;
  const errors = Object.fromEntries(typed.error.issues.map(({ path, message }) => [String(path[0]), message]));
  return { from: "typed", holders: null, errors } as const;
}

type Computed = {
  holders: readonly Holder[];
  rounds: readonly Round[];
  modelled: Exclude<Modelled, { refused: unknown }>;
};

/** A typical first round with amounts in cents, shown as an example until the founder enters a round. */
const exampleRound: Omit<PricedRound, "investor"> = {
  ...{ kind: "priced", amount: 50_000_000, valuation: 200_000_000, valued: "pre" },
  ...{ pool: 0, poolMade: "before", conversion: "within" },
};

function exampleOn(holders: readonly Holder[], lang: Lang) {
  const rounds = [{ ...exampleRound, investor: dilutionWords.in(lang).example.investor }];
  const modelled = modelRounds(holders, rounds);
  return "refused" in modelled ? null : { fields: fieldsOfRounds(rounds, formats[lang].exact), modelled };
}

export async function dilutionInputs(db: Db, actor: Actor, search: URLSearchParams, lang: Lang) {
  const { plan } = await planOf(db, mustRead(actor));
  const isElite = isOpen(plan, "saved-scenarios");
  const scenarios = await readScenarios(db, actor);
  const query = fieldsIn(search);
  const loaded = scenarios.find(({ id }) => id === query["scenario"]);
  const isTyped = kindsIn(query).length > 0;
  const typed = isTyped || !loaded ? changed({ ...(!isTyped && { kind1: "priced" }), ...query }) : undefined;
  const fields = typed ?? { ...fieldsOfRounds(loaded?.rounds ?? [], formats[lang].exact) };
  const kinds = kindsIn(fields);
  const source = holdersFrom(fields, loaded, (await readCapTable(db, actor))?.holders);
  const base = {
    isElite,
    scenarios,
    loaded: loaded ?? null,
    fields,
    kinds,
    from: source.from,
    holders: source.holders,
  };
  const none = {
    errors: {} as Fields,
    computed: null as Computed | null,
    example: null as Computed["modelled"] | null,
    isLimited: false,
  };
  const isMore = kinds.length > 1 || kinds.includes("bsa-air");
  // Without the Elite plan, only saved scenarios may have several rounds or a BSA AIR.
  if (isMore && !isElite && (isTyped || !loaded)) return { ...base, ...none, isLimited: true };
  if (!isTyped && !loaded && source.from === "cap-table") {
    const example = exampleOn(source.holders, lang);
    if (example) return { ...base, ...none, fields: example.fields, example: example.modelled };
  }
  if ((!isTyped && !loaded) || "add" in query || "remove" in query) return { ...base, ...none };
  const rounds = roundsIn(fields);
  const errors = { ...("errors" in rounds && rounds.errors), ...("errors" in source && source.errors) };
  if ("errors" in rounds || source.holders === null) return { ...base, ...none, errors };
  const modelled = modelRounds(source.holders, rounds.rounds);
  if ("refused" in modelled)
    return { ...base, ...none, errors: { ...errors, [`round${modelled.round + 1}`]: modelled.refused } };
  return { ...base, ...none, computed: { holders: source.holders, rounds: rounds.rounds, modelled } };
}
