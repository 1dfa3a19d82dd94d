import { inArray, type SQL, sql } from "drizzle-orm";
import type { Order } from "../../platform/db/keyset.server.ts";
import { sectorsCalled, stagesCalled } from "../match/kinship.ts";
import { focusOf, type Reason, rulesFor, type Wishes } from "../match/match.ts";
import { customerKinds } from "../publication/publication.ts";
import { publishedNow } from "../publication/published-now.server.ts";
import { sectors, startupStages } from "../startup/options.ts";
import { fundingSought } from "../startup/bands.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { stagesSeenBy } from "../deal-stage/stage.server.ts";
import { type DealFilter, type DealFilterName, own } from "./deal.ts";

type Published = ReturnType<typeof publishedNow>;
type Where = SQL | undefined;

export const isShared = ({ shown }: Published, part: string) => sql`${shown} @> ${JSON.stringify([part])}::jsonb`;

/** The amount is empty if not shared, because an unshared amount must not affect filters or sorting. */
export const soughtOf = (published: Published) =>
  sql<string>`case when ${isShared(published, "funding")} then ${founderProfile.funding_amount_needed} else '' end`;

const isOneOf = (column: SQL, names: readonly string[]) => inArray(column, [...names]);

export function conditions(
  published: Published,
  kept: ReturnType<typeof stagesSeenBy>,
  filter: DealFilter,
  wishes: Wishes,
): Record<DealFilterName, Where> {
  const named = (name: Exclude<DealFilterName, "desk">, wished: readonly string[]) =>
    filter[name] === own ? wished : filter[name] ? [filter[name]] : [];
  const wanted = {
    stage: named("stage", wishes.investment_stages),
    sector: named("sector", wishes.preferred_sectors),
    ticket: named("ticket", ticketBands(wishes)),
  };
  return {
    stage:
      wanted.stage.length > 0 ? isOneOf(sql`${founderProfile.current_stage}`, stagesCalled(wanted.stage)) : undefined,
    sector: wanted.sector.length > 0 ? isOneOf(sql`${founderProfile.sector}`, sectorsCalled(wanted.sector)) : undefined,
    ticket: wanted.ticket.length > 0 ? isOneOf(soughtOf(published), wanted.ticket) : undefined,
    desk:
      filter.desk === own
        ? sql`${kept.stage} is not null`
        : filter.desk
          ? sql`${kept.stage} = ${filter.desk}`
          : undefined,
  };
}

/**
 * Returns the funding ranges that match an investor's usual ticket (investment amount). Returns an empty list when the
 * investor gave no ticket.
 */
function ticketBands(wishes: Wishes) {
  const { ticket } = rulesFor(wishes);
  return fundingSought.map(({ id }) => id).filter((id) => ticket(id).points > 0);
}

const caseOf = (column: SQL, options: readonly string[], reason: (option: string) => Reason) => {
  const points = options.map((option) => [option, reason(option).points] as const).filter(([, worth]) => worth > 0);
  if (points.length === 0) return sql`0`;
  const cases = points.map(([option, worth]) => sql`when ${option} then ${worth}::int`);
  return sql`case ${column} ${sql.join(cases, sql` `)} else 0 end`;
};

/** Returns SQL for the match points of a startup, by the same rules as `matchOf`. */
function pointsOf(published: Published, wishes: Wishes) {
  const rules = rulesFor(wishes);
  const wished = customerKinds.filter((kind) =>
    focusOf({ customers: [kind], deepTech: false }).some((name) => wishes.investment_focus.includes(name)),
  );
  const fits = [
    ...wished.map((kind) => sql`${published.customers} @> ${JSON.stringify([kind])}::jsonb`),
    ...(wishes.investment_focus.includes("deep-tech") ? [sql`${published.deepTech}`] : []),
  ];
  const { of: forFocus } = rules.focus({ customers: [], deepTech: false });
  return sql`(${sql.join(
    [
      caseOf(sql`${founderProfile.current_stage}`, startupStages, rules.stage),
      caseOf(
        soughtOf(published),
        fundingSought.map(({ id }) => id),
        rules.ticket,
      ),
      caseOf(sql`${founderProfile.sector}`, sectors, rules.sector),
      fits.length > 0 ? sql`case when ${sql.join(fits, sql` or `)} then ${forFocus}::int else 0 end` : sql`0`,
    ],
    sql` + `,
  )})`;
}

export function orderBy(published: Published, wishes: Wishes, by: DealFilter["order"]): Order {
  const newest = [
    { key: sql`${published.publishedAt}`, kind: "time" as const },
    { key: sql`${published.id}`, kind: "uuid" as const },
  ];
  const match = { key: pointsOf(published, wishes), kind: "number" as const };
  return { by: by === "match" ? [match, ...newest] : newest, newestFirst: true };
}
