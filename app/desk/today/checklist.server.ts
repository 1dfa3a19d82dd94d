import type { Content } from "../../../domain/content/content.server.ts";
import type { Kind, Site } from "../../../domain/content/content.ts";
import { isChecked, kinds } from "../../../domain/content/kinds.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { lastBackup } from "../../../platform/backup/backup-run.server.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { articlesWithOpenQuestions, saysItIsOpen } from "../../../domain/post/open-questions.server.ts";
import type { Env } from "../../../platform/env.server.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";

const day = 24 * 3_600_000;

/** `state` is the list filter that shows exactly these records; a single record needs no filter. */
export type Place = { kind: Kind; ids: string[]; state?: string };

/**
 * Where the operator resolves a check: in content records, in articles, in environment variables, or with a command.
 */
export type SettledIn = { records: Place[] } | "posts" | { variables: string[] } | "command";

export type Check = {
  id: string;
  done: boolean;
  count?: number;
  at?: Date | null;
  missing?: (keyof Site)[];
  settledIn: SettledIn;
};

type OpenInContent = {
  samples: number;
  missing: (keyof Site)[];
  unconfirmed: string[];
  untaxed: number;
  facts: { id: string; reviewBy: string }[];
  checked: { kind: Kind; id: string; confirm: boolean; reviewBy: string }[];
  openDays: string[];
};

const known = new WeakMap<Content, OpenInContent>();

/** Returns the content's unresolved checks, computed once for each version of the content. */
function openIn(content: Content, lang: Lang) {
  const found = known.get(content);
  if (found) return found;
  const facts = content.list("fact", lang);
  const all = Object.keys(kinds) as Kind[];
  const open = {
    samples: all
      .flatMap((kind): object[] => content.list(kind, lang))
      .filter((record) => "sample" in record && record.sample === true).length,
    missing: content.settingsToComplete(),
    unconfirmed: facts.filter(({ confirm }) => confirm).map(({ id }) => id),
    untaxed: content.facts().filter(({ tax }) => tax === "unknown").length,
    facts: facts.map(({ id, reviewBy }) => ({ id, reviewBy })),
    checked: all
      .filter(isChecked)
      .flatMap((kind) =>
        content.list(kind, lang).map(({ id, confirm, reviewBy }) => ({ kind, id, confirm, reviewBy })),
      ),
    openDays: content
      .list("guide-day", lang)
      .filter(({ body }) => new RegExp(saysItIsOpen, "i").test(body))
      .map(({ id }) => id),
  };
  known.set(content, open);
  return open;
}

export async function checklist({ db, engine }: Database, content: Content, env: Env, lang: Lang): Promise<Check[]> {
  const now = new Date();
  const today = parisDay(now);
  const { samples, missing, unconfirmed, untaxed, facts, checked, openDays } = openIn(content, lang);
  const unchecked = checked.filter(({ confirm, reviewBy }) => confirm || reviewBy < today);
  const overdue = facts.filter(({ reviewBy }) => reviewBy < today).map(({ id }) => id);
  const backup = await lastBackup(db);
  const open = await articlesWithOpenQuestions(db);
  const embedded = engine.kind === "pglite";
  const setting: SettledIn = { records: [{ kind: "setting", ids: [content.site.id] }] };
  const inList = (kind: Kind, ids: string[], state: string) => ({ kind, ids, state });
  return [
    { id: "notify", done: content.site.notificationEmail !== "", settledIn: setting },
    { id: "legal", done: missing.length === 0, count: missing.length, missing, settledIn: setting },
    { id: "samples", done: samples === 0, count: samples, settledIn: setting },
    {
      id: "confirm",
      done: unconfirmed.length === 0,
      count: unconfirmed.length,
      settledIn: { records: [inList("fact", unconfirmed, "confirm")] },
    },
    { id: "tax", done: untaxed === 0, count: untaxed, settledIn: setting },
    {
      id: "review",
      done: overdue.length === 0,
      count: overdue.length,
      settledIn: { records: [inList("fact", overdue, "overdue")] },
    },
    {
      id: "funding",
      done: unchecked.length === 0,
      count: unchecked.length,
      settledIn: {
        records: [...Map.groupBy(unchecked, ({ kind }) => kind)].map(([kind, those]) =>
          inList(
            kind,
            those.map(({ id }) => id),
            "check",
          ),
        ),
      },
    },
    { id: "articles", done: open === 0, count: open, settledIn: "posts" },
    {
      id: "guide",
      done: openDays.length === 0,
      count: openDays.length,
      settledIn: { records: [inList("guide-day", openDays, "open")] },
    },
    { id: "mail", done: env.SMTP_URL !== undefined, settledIn: { variables: ["SMTP_URL", "MAIL_FROM"] } },
    {
      id: "crm",
      done: env.ACTIVECAMPAIGN_URL !== undefined,
      settledIn: { variables: ["ACTIVECAMPAIGN_URL", "ACTIVECAMPAIGN_KEY"] },
    },
    { id: "address", done: env.APP_URL.startsWith("https:"), settledIn: { variables: ["APP_URL"] } },
    { id: "database", done: !embedded, settledIn: { variables: ["DATABASE_URL"] } },
    {
      id: "backup",
      done: backup !== null && now.getTime() - backup.getTime() < day,
      at: backup,
      settledIn: "command",
    },
  ];
}
