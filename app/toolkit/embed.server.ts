import { sharesAt } from "../../domain/cap-table/ownership.ts";
import { modelRounds } from "../../domain/cap-table/round.ts";
import { readScenarios } from "../../domain/cap-table/scenario.server.ts";
import { figuresOf } from "../../domain/kpi/history.server.ts";
import type { Actor } from "../../domain/person/actor.ts";
import { mustRead } from "../../domain/startup/access.ts";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { forecastInputs } from "./forecast/inputs.server.ts";
import { runwayInputs } from "./runway/inputs.server.ts";
import { type Valued, valuationInputs } from "./valuation/inputs.server.ts";

const nothingTyped = new URLSearchParams();

async function lastDilution(db: Db, actor: Actor) {
  const [scenario] = await readScenarios(db, actor);
  const modelled = scenario && modelRounds(scenario.holders, scenario.rounds);
  const stage = !modelled || "refused" in modelled ? undefined : modelled.stages.at(-1);
  return scenario && stage ? { kept: sharesAt(stage).byGroup.holder, scenario: scenario.name } : null;
}

/**
 * Computes the calculators' results from the founder's saved data instead of typed values. A result without data is
 * null.
 */
export async function ownResults(db: Db, actor: Actor, { plan, profile }: Omit<Valued, "latest">, lang: Lang) {
  const [figures, dilution] = await Promise.all([figuresOf(db, mustRead(actor)), lastDilution(db, actor)]);
  const month = figures.latest?.month ?? null;
  const [present] = runwayInputs(nothingTyped, figures, lang).outcomes ?? [];
  const { forecast } = forecastInputs(nothingTyped, figures, `${parisDay(new Date()).slice(0, 7)}-01`, lang);
  return {
    month,
    dilution,
    runway: present ? { months: present.lasts } : null,
    forecast: forecast && { gone: forecast.months.find(({ cash }) => cash < 0)?.month ?? null },
    valuation: valuationInputs({ plan, profile, latest: figures.latest }, nothingTyped, lang).ranges.berkus ?? null,
  };
}
