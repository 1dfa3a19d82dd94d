import type { Actor } from "../../../domain/person/actor.ts";
import type { Plan } from "../../../domain/plan/plan.ts";
import { isOpen } from "../../../domain/plan/rights.ts";
import type { FounderProfile } from "../../../domain/startup/founder-profile.ts";
import { lastUses } from "../../../domain/tool-use/tool-use.server.ts";
import { rightOfTool, type ToolId } from "../../../domain/toolkit/tool.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { ownResults } from "../../toolkit/embed.server.ts";
import { toolsWords } from "./words.ts";

type Startup = { plan: Plan; profile: FounderProfile };

/** Returns a function that describes a tool's last use, or gives null for a tool outside the plan. */
export async function lastResults(db: Db, actor: Actor, startup: Startup, lang: Lang) {
  const { last } = toolsWords.in(lang);
  const [own, uses] = await Promise.all([ownResults(db, actor, startup, lang), lastUses(db, actor)]);
  const { month, dilution, runway, forecast, valuation } = own;
  const results: Partial<Record<ToolId, string | null>> = {
    dilution: dilution && last.dilution(dilution.kept, dilution.scenario),
    runway: month && runway && last.runway(runway.months, month),
    forecast: month && forecast && last.forecast(forecast.gone, month),
    valuation: valuation && last.valuation(valuation.low / 100, valuation.high / 100),
  };
  return (tool: ToolId) => {
    if (!isOpen(startup.plan, rightOfTool[tool])) return null;
    const used = uses.get(tool);
    return results[tool] || (used ? last.used(used) : last.none);
  };
}
