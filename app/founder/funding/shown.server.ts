import type { Content } from "../../../domain/content/content.server.ts";
import { printFact } from "../../../domain/content/print-fact.ts";
import { aidMatchOf, bestFirst, isOpenOn } from "../../../domain/funding/aid-match.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { readFounderProfile } from "../../../domain/startup/founder-profile.server.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { pathOf } from "../../paths.ts";
import { founderProfileWords } from "../profile-words.ts";

const trendFigures = ["dealsPercentage", "amountRaised", "growthRate", "employmentGrowth"] as const;

export async function shownTrends(db: Db, actor: Actor, content: Content, lang: Lang) {
  const { profile } = await readFounderProfile(db, actor);
  const isOwn = ({ region }: { region: string }) => region === profile.region;
  const trends = content.list("regional-trend", lang);
  return {
    month: printFact(content.fact("aids.regional_data"), lang),
    regions: [...trends.filter(isOwn), ...trends.filter((trend) => !isOwn(trend))].map(
      ({ id, region, name, highlights, sample, sourceLink, sourceDate, ...figures }) => ({
        ...{ id, name, highlights, sample, source: { link: sourceLink, date: sourceDate } },
        isOwn: isOwn({ region }),
        figures: Object.fromEntries(trendFigures.map((figure) => [figure, figures[figure]])) as Record<
          (typeof trendFigures)[number],
          number | null
        >,
      }),
    ),
  };
}

export const shownBankProducts = (content: Content, lang: Lang) =>
  content.list("bank-product", lang).map(({ sourceLink, sourceDate, kind: _, reviewBy: __, ...product }) => ({
    ...product,
    source: { link: sourceLink, date: sourceDate },
  }));

export async function shownAids(db: Db, actor: Actor, content: Content, lang: Lang, now = new Date()) {
  const { profile } = await readFounderProfile(db, actor);
  const { region: regions } = founderProfileWords.in(lang).options;
  const open = content.list("aid", lang).filter((aid) => isOpenOn(aid, parisDay(now)));
  const aids = open.map((aid) => ({
    ...{ id: aid.id, name: aid.name, payer: aid.payer, description: aid.description, conditions: aid.conditions },
    ...{ amount: aid.amount, type: aid.type, status: aid.status, deadline: aid.deadline, confirm: aid.confirm },
    region: aid.region === "national" || aid.region === "europe" ? aid.region : (regions[aid.region] ?? aid.region),
    source: { link: aid.sourceLink, date: aid.sourceDate },
    calendar: aid.deadline && pathOf("founder-aid-calendar", { aid: aid.id }),
    match: aidMatchOf(aid, profile),
  }));
  return { aids: bestFirst(aids), profiled: Boolean(profile.region && profile.current_stage && profile.sector) };
}
