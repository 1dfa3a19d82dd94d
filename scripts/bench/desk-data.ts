import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";

export type Crowd = { leads: number; people: number };

const firstNames =
  "Marie Zoé Élodie Camille Inès Léo Hugo Jules Adèle Noé Agathe Malo Rose Basile Lise Côme Anouk Gaël";
const lastNames =
  "Martin Durand Lefèvre Moreau Garçon Œuvrard Petit Roux Blanc Faure Rivière Marchand Noël Lemaître Caron";
const words =
  "sel lagune vigne restaurant client vente paiement marge stock atelier livraison école santé logiciel énergie";

const oneOf = (list: string, number: string) =>
  sql.raw(
    `(array[${list
      .split(" ")
      .map((each) => `'${each}'`)
      .join(",")}])[1 + (${number}) % ${list.split(" ").length}]`,
  );

/** Indexes of words are made after the rows: entry by entry it takes ten times as long. */
async function withoutWordIndexes(db: Db, fill: () => Promise<void>) {
  const { rows } = await db.execute<{ name: string; definition: string }>(
    sql`select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public' and indexdef like '%gin_trgm_ops%'`,
  );
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`);
  await fill();
  for (const { definition } of rows) await db.execute(sql.raw(definition));
}

/**
 * Leads of four years, most of them answered, one in twenty spam; a hundredth are applications. Some words are in every
 * lead, some in one of a thousand, one only in the oldest tenth.
 */
export async function fillDesk(db: Db, { leads, people }: Crowd) {
  await withoutWordIndexes(db, async () => {
    await db.execute(sql`
      insert into person (id, email, email_verified, name, first_name, last_name, role, lang, requested_plan, created_at)
      select 'p' || n, 'person' || n || '@startup.example', n % 20 > 0, ${oneOf(firstNames, "n")} || ' ' || ${oneOf(lastNames, "n / 7")},
        ${oneOf(firstNames, "n")}, ${oneOf(lastNames, "n / 7")}, case when n <= 3 then 'admin' when n % 3 = 0 then 'investor' else 'founder' end, 'fr',
        case when n % 100 = 5 then 'elite' end, now() - n * interval '10 minutes'
      from generate_series(1, ${people}::int) n`);
    await db.execute(sql`
      insert into investor_decision (id, person_id, verdict, author, reason, decided_at)
      select gen_random_uuid(), id, case when id like '%77' then 'no' else 'yes' end, 'p1', 'Known', created_at
      from person where role = 'investor' and created_at < now() - interval '1 day'`);
    await db.execute(sql`
      update person set verdict = d.verdict from investor_decision d where d.person_id = person.id`);
    await db.execute(sql`
      insert into person_block (id, person_id, author, reason)
      select gen_random_uuid(), id, 'p1', 'Spam' from person where id like '%999'`);
    await db.execute(sql`
      insert into audit_entry (at, actor, action, object_kind, object_id, result, before, after, address)
      select now() - n * interval '20 seconds',
        case when n % 4 = 0 then 'p' || 1 + n % 3 when n % 50 = 1 then null else 'p' || n % ${people}::int end,
        case when n % 4 = 0 then (array['lead.look', 'lead.status', 'application.look', 'person.look'])[1 + n / 4 % 4] when n % 100000 = 1 then 'person.role' else 'sign-in' end,
        case when n % 4 = 0 then 'lead' else 'person' end, 'p' || n * 7 % ${people}::int, 'done', '{"status": "new"}', '{"status": "closed"}', '192.0.2.1'
      from generate_series(1, ${leads}::int) n`);
    await db.execute(sql`
      insert into visit_count (day, page, lang, visits, visitors)
      select current_date - d, '/page-' || p, lang, 40, 9
      from generate_series(0, 800) d, generate_series(1, 60) p, (values ('en'), ('fr')) languages (lang)`);
    await db.execute(sql`
      insert into lead (id, form, key, receipt, email, lang, payload, source, spam, told, status, created_at)
      select gen_random_uuid(),
        case when n % 100 = 7 then 'application' when n % 1000 = 3 then 'join' when n % 50 = 9 then 'investor-registration' when n % 20 = 11 then 'quiz' when n % 3 = 0 then 'simulator' when n % 3 = 1 then 'contact' else 'guide' end,
        n::text, n::text, 'visitor' || n % ${Math.ceil(leads / 3)}::int || '@startup.example', 'fr',
        jsonb_build_object('fullName', ${oneOf(firstNames, "n")} || ' ' || ${oneOf(lastNames, "n / 11")}, 'companyName', 'Startup ' || n,
          'message', 'Bonjour, nous travaillons sur ' || ${oneOf(words, "n / 5")} || ' et ' || ${oneOf(words, "n / 17")} || ' à Montpellier.'
            || case when n % 1000 = 5 then ' Une salinité rare.' else '' end || case when n > ${leads * 0.9}::int then ' Ancienne demande.' else '' end),
        '{"page": "/contact"}', n % 20 = 0, n % 10 > 0,
        case when n < ${Math.ceil(leads / 500)}::int or n % 40 = 11 then 'new' when n % 3 = 0 then 'closed' else 'answered' end,
        now() - n * interval '2 minutes'
      from generate_series(1, ${leads}::int) n`);
    await db.execute(sql`
      insert into application (id, intake, email, lang, standing, sent_at, call_at, search)
      select id, to_char(created_at, 'YYYY-MM'), email || receipt, 'fr',
        (array['declined', 'accepted', 'withdrawn', 'waitlisted', 'first', 'call'])[1 + case when receipt::int < ${Math.ceil(leads / 50)}::int then 4 + receipt::int / 100 % 2 else receipt::int / 100 % 4 end],
        created_at, case when receipt::int / 100 % 3 = 0 then created_at + interval '9 days' end, search
      from lead where form = 'application' and not spam`);
    await db.execute(sql`
      insert into application_submission (id, application_id, answers, submitted_at)
      select gen_random_uuid(), application.id, lead.payload, sent_at from application join lead using (id)`);
    await db.execute(sql`
      insert into application_decision (id, application_id, step, verdict, author, reason, decided_at)
      select gen_random_uuid(), application.id, step,
        case when standing = 'declined' then 'no' when step = 'final' and standing = 'waitlisted' then 'wait' else 'yes' end,
        'p1', 'Known', sent_at + case when step = 'first' then interval '1 day' else interval '15 days' end
      from application cross join (values ('first'), ('final')) steps (step)
      where (step = 'first' and standing in ('declined', 'accepted', 'waitlisted', 'call'))
        or (step = 'final' and standing in ('accepted', 'waitlisted'))`);
    await db.execute(sql`
      insert into guide (id, lead_id, email, lang, first_name, next_day, next_on, started_at)
      select gen_random_uuid(), id, email, 'fr', 'Zoé', 31, current_date, created_at
      from lead where form = 'guide' and not spam on conflict do nothing`);
    await db.execute(sql`
      insert into guide_done (guide_id, day)
      select guide.id, day from guide join lead on lead.id = lead_id, generate_series(1, 7) day where receipt::int % 4 = 1`);
    await db.execute(sql`
      insert into privacy_request (id, kind, email, subject, lang, via, asked_at, due_at, closed_at, outcome, entered_by, note)
      select gen_random_uuid(), (array['export', 'erasure', 'withdrawal', 'rectification', 'objection'])[1 + n % 5], 'person' || n || '@startup.example', n::text,
        'fr', case when n % 10 = 3 then 'post' else 'mail' end, asked, asked + interval '1 month', case when n > 500 then asked + interval '9 days' end,
        case when n > 500 then 'done' end, case when n % 10 = 3 then 'p1' end, case when n % 10 = 3 then 'A letter' end
      from (select n, now() - n * interval '2 hours' as asked from generate_series(1, ${Math.ceil(people / 5)}::int) n) numbered`);
    await db.execute(sql`
      insert into post (id, lang, slug, category, title, excerpt, author, author_is_sample, featured, checked_on, review_after, published_at, scheduled_for,
        body, html, sections, minutes, search, shown_in_english, shown_in_french)
      select 10000 + n, lang, 'article-' || n, (array['growth', 'fundraising', 'strategy', 'startup-tips'])[1 + n % 4], 'Article ' || n, 'Une levée de fonds, avec un calcul.',
        'Responsable', true, false, '2026-11-21', '2027-11-21', case when n % 50 > 1 then now() - n * interval '1 hour' end,
        case when n % 50 = 1 then now() + n * interval '1 hour' end, 'Texte.', '<p>Texte.</p>', '[]', 6, ' article ' || n || ' une levee de fonds avec un calcul', lang = 'en', lang = 'fr'
      from generate_series(1, ${Math.ceil(people / 50)}::int) n, (values ('en'), ('fr')) languages (lang)`);
    await db.execute(sql`
      insert into image (id, name, width, height, alt_en, alt_fr, permission, permitted_on, author, uploaded_at)
      select 'bench-' || n, 'desk.png', 1600, 900, 'A desk', 'Un bureau', 'Ours', '2026-11-21', 'p1', now() - n * interval '1 hour'
      from generate_series(1, ${Math.ceil(people / 50)}::int) n`);
    await db.execute(sql`
      insert into image_rendition (image_id, width, bytes) select id, wide, '' from image, (values (192), (480), (960), (1600)) widths (wide)`);
    await db.execute(sql`
      insert into content_record (kind, id, position, data)
      select 'faq', 'bench-' || n, n, jsonb_build_object('kind', 'faq', 'id', 'bench-' || n, 'page', 'home', 'question',
        jsonb_build_object('en', 'Why?', 'fr', 'Pourquoi ?'), 'answer', '[]'::jsonb, 'formulas', false)
      from generate_series(1, ${Math.ceil(people / 200)}::int) n`);
    await db.execute(sql`
      insert into content_revision (id, kind, record_id, data, before, author, published_at)
      select gen_random_uuid(), kind, id, data, data, 'p1', case when n > 1 or position % 10 > 0 then now() end
      from content_record, generate_series(1, 50) n where id like 'bench-%'`);
    await db.execute(sql`
      insert into job (id, queue, key, subject, data, state, attempts, last_error, created_at, finished_at)
      select gen_random_uuid(), queue, lead.email, lead.id, '{}',
        case when receipt::int % 10000 = 3 then 'stuck' when receipt::int % 5000 = 4 then 'dismissed' when receipt::int < case when queue = 'crm' then 2000 else 3000 end then 'queued' else 'done' end,
        1, null, lead.created_at, lead.created_at
      from lead cross join (values ('crm'), ('mail')) queues (queue) where not spam order by lead.created_at`);
    await db.execute(sql`
      insert into job_queue (queue, paused_until, pause_reason) values ('mail', now() + interval '1 day', 'limit')`);
  });
  await db.execute(sql`vacuum analyze`);
}
