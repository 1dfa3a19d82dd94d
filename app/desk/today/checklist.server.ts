import type { Content } from "../../../domain/content/content.server.ts";
import type { Kind } from "../../../domain/content/content.ts";
import { isChecked, kinds } from "../../../domain/content/kinds.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { lastBackup } from "../../../platform/backup/backup-run.server.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { articlesWithOpenQuestions, saysItIsOpen } from "../../../domain/post/open-questions.server.ts";
import type { Env } from "../../../platform/env.server.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";

const day = 24 * 3_600_000;

/** Where a line is settled: a kind of content, or the server's environment. */
export type SettledIn = { kind: Kind | "posts"; state?: string } | { variables: string[] } | "command";

export type Check = {
  id: string;
  done: boolean;
  count?: number;
  at?: Date | null;
  settledIn: SettledIn;
};

type OpenInContent = {
  samples: number;
  missing: number;
  unconfirmed: number;
  untaxed: number;
  reviewDays: string[];
  funding: { confirm: boolean; reviewBy: string }[];
  openDays: number;
};

const known = new WeakMap<Content, OpenInContent>();

/** What the content itself leaves open: counted once for each state of it, not for each look at the page. */
function openIn(content: Content, lang: Lang) {
  const found = known.get(content);
  if (found) return found;
  const facts = content.list("fact", lang);
  const all = Object.keys(kinds) as Kind[];
  const open = {
    samples: all
      .flatMap((kind): object[] => content.list(kind, lang))
      .filter((record) => "sample" in record && record.sample === true).length,
    missing: content.settingsToComplete().length,
    unconfirmed: facts.filter(({ confirm }) => confirm).length,
    untaxed: content.facts().filter(({ tax }) => tax === "unknown").length,
    reviewDays: facts.map(({ reviewBy }) => reviewBy),
    funding: all
      .filter(isChecked)
      .flatMap((kind) => content.list(kind, lang).map(({ confirm, reviewBy }) => ({ confirm, reviewBy }))),
    openDays: content.list("guide-day", lang).filter(({ body }) => new RegExp(saysItIsOpen, "i").test(body)).length,
  };
  known.set(content, open);
  return open;
}

/** What has to be in order before the site is announced, and to stay so: all of it computed now. */
export async function checklist({ db, engine }: Database, content: Content, env: Env, lang: Lang): Promise<Check[]> {
  const now = new Date();
  const today = parisDay(now);
  const { samples, missing, unconfirmed, untaxed, reviewDays, funding, openDays } = openIn(content, lang);
  const unchecked = funding.filter(({ confirm, reviewBy }) => confirm || reviewBy < today).length;
  const overdue = reviewDays.filter((reviewBy) => reviewBy < today).length;
  const backup = await lastBackup(db);
  const open = await articlesWithOpenQuestions(db);
  const embedded = engine.kind === "pglite";
  const setting: SettledIn = { kind: "setting" };
  return [
    { id: "notify", done: content.site.notificationEmail !== "", settledIn: setting },
    { id: "legal", done: missing === 0, count: missing, settledIn: setting },
    { id: "samples", done: samples === 0, count: samples, settledIn: setting },
    { id: "confirm", done: unconfirmed === 0, count: unconfirmed, settledIn: { kind: "fact", state: "confirm" } },
    { id: "tax", done: untaxed === 0, count: untaxed, settledIn: setting },
    { id: "review", done: overdue === 0, count: overdue, settledIn: { kind: "fact", state: "overdue" } },
    { id: "funding", done: unchecked === 0, count: unchecked, settledIn: { kind: "aid", state: "confirm" } },
    { id: "articles", done: open === 0, count: open, settledIn: { kind: "posts" } },
    { id: "guide", done: openDays === 0, count: openDays, settledIn: { kind: "guide-day" } },
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
