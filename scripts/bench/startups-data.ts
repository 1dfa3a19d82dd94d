import { sql } from "drizzle-orm";
import { sectors, startupStages } from "../../domain/startup/options.ts";
import { fundingSought } from "../../domain/startup/bands.ts";
import { investorOptions } from "../../domain/investor/investor-profile.ts";
import type { Db } from "../../platform/db/database.server.ts";

export type Market = { startups: number; investors: number };

const oneOf = (list: readonly string[], number: string) =>
  sql.raw(`(array[${list.map((each) => `'${each}'`).join(",")}])[1 + (${number}) % ${list.length}]`);

export async function fillMarket(db: Db, { startups, investors }: Market) {
  const people = (prefix: string, role: string, many: number) => sql`
    insert into person (id, email, email_verified, name, first_name, last_name, role, lang, verdict, created_at)
    select ${prefix} || n, ${prefix} || n || '@market.example', true, 'Camille Martin', 'Camille', 'Martin', ${role}, 'fr',
      case when ${role} = 'investor' then 'yes' end, now() - n * interval '1 hour'
    from generate_series(1, ${many}::int) n`;
  await db.execute(people("f", "founder", startups));
  await db.execute(sql`
    with opened as (insert into startup (id, contact) select id, id from person where role = 'founder' and id ~ '^f[0-9]+$' returning id)
    insert into startup_seat (person, startup, role) select id, id, 'owner' from opened`);
  await db.execute(people("i", "investor", investors));
  await db.execute(sql`
    insert into founder_profiles (id, user_id, startup_name, founder_name, sector, stage, region, description, funding_amount_needed, website)
    select gen_random_uuid(), 'f' || n, 'Startup ' || n, 'Camille Martin', ${oneOf(sectors, "n")}, ${oneOf(startupStages, "n / 3")},
      'occitanie', repeat('Un logiciel pour les artisans. ', 20), ${oneOf(
        fundingSought.map(({ id }) => id),
        "n / 5",
      )}, 'https://startup.example'
    from generate_series(1, ${startups}::int) n`);
  await db.execute(sql`
    insert into plan_grant (id, startup, plan, starts_on, ends_on, granted_by, reason)
    select gen_random_uuid(), 'f' || n, case when n % 4 = 0 then 'elite' else 'visible' end, current_date - 700,
      case when n % 10 = 3 then current_date - 1 end, 'admin', 'Bench'
    from generate_series(1, ${startups}::int) n`);
  await db.execute(sql`
    insert into publication (id, founder, name, deck, customers, deep_tech, shown, published_at, confirmed_at, withdrawn_at)
    select gen_random_uuid(), 'f' || n, 'Startup ' || n, '', case when n % 2 = 0 then '["B2B"]'::jsonb else '["B2C"]'::jsonb end, n % 7 = 0,
      '["description", "funding", "figures", "score", "website"]', now() - n * interval '100 minutes',
      now() - n * interval '10 minutes', case when n % 10 = 7 then now() end
    from generate_series(1, ${startups}::int) n`);
  await db.execute(sql`
    insert into kpi_check_in (id, founder, month, mrr, cash, burn, cac, churn, author, source)
    select gen_random_uuid(), 'f' || n, date_trunc('month', now()) - m * interval '1 month', 1000000 + n * 100, 5000000, 900000,
      12000, 4.5, 'f' || n, 'form'
    from generate_series(1, ${startups}::int) n, generate_series(1, 3) m`);
  await db.execute(sql`
    insert into investor_profiles (id, user_id, company_name, investment_stages, investment_focus, preferred_sectors, ticket_size_min, ticket_size_max)
    select gen_random_uuid(), 'i' || n, 'Fonds ' || n,
      array[${oneOf(investorOptions.investment_stages, "n")}, ${oneOf(investorOptions.investment_stages, "n + 1")}],
      array[${oneOf(investorOptions.investment_focus, "n")}],
      array[${oneOf(investorOptions.preferred_sectors, "n")}, ${oneOf(investorOptions.preferred_sectors, "n + 5")}], 50000, 400000
    from generate_series(1, ${investors}::int) n`);
  await db.execute(sql`
    insert into deal_view (id, founder, investor, kind, at)
    select gen_random_uuid(), 'f' || 1 + n % ${startups}::int, 'i' || 1 + n % ${investors}::int, 'profile', now() - n * interval '2 minutes'
    from generate_series(1, ${startups * 20}::int) n`);
}

export async function fillFiveYears(db: Db, founder: string) {
  await db.execute(sql`
    insert into plan_grant (id, startup, plan, starts_on, granted_by, reason)
    values (gen_random_uuid(), ${founder}, 'elite', current_date - 700, 'admin', 'Bench')`);
  await db.execute(sql`
    insert into kpi_check_in (id, founder, month, mrr, cash, burn, cac, churn, nps, active_deals, raised, author, source)
    select gen_random_uuid(), ${founder}, date_trunc('month', now()) - m * interval '1 month', 3000000 - m * 40000,
      9000000 - m * 10000, 900000, 12000 + m * 10, 4.5, 30, 3, 0, ${founder}, 'form'
    from generate_series(1, 60) m, generate_series(1, 2) correction`);
  await db.execute(sql`
    insert into readiness_scan (id, founder, score, findings, rules_version, inputs_digest, scanned_at)
    select gen_random_uuid(), ${founder}, 40 + n % 40, '[]', 1, 'digest ' || n, now() - n * interval '15 days'
    from generate_series(1, 120) n`);
  await db.execute(sql`
    insert into kpi_alert (id, founder, kind, level, figure, opened_at, closed_at)
    select gen_random_uuid(), ${founder}, 'runway', 'caution', 5, now() - n * interval '40 days', now() - n * interval '40 days' + interval '9 days'
    from generate_series(1, 40) n`);
  await db.execute(sql`
    insert into notification (id, person, kind, event, data, notified_at)
    select gen_random_uuid(), ${founder}, 'view', n::text, '{"day": "2026-11-20", "times": 3}', now() - n * interval '1 day'
    from generate_series(1, 180) n`);
  await db.execute(sql`
    insert into deal_view (id, founder, investor, kind, at)
    select gen_random_uuid(), ${founder}, 'i' || 1 + n % 40, 'profile', now() - n * interval '12 hours'
    from generate_series(1, 1500) n`);
}
