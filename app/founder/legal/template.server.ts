import { mustRead } from "../../../domain/startup/access.ts";
import { data } from "react-router";
import { capTableOf } from "../../../domain/cap-table/cap-table.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { mustOpen } from "../../../domain/plan-grant/must-open.server.ts";
import { readFounderProfile } from "../../../domain/startup/founder-profile.server.ts";
import { services } from "../../context/context.server.ts";
import { founderProfileWords } from "../profile-words.ts";
import { fillTemplate } from "./fill-template.ts";
import { legalWords } from "./words.ts";
import type { RouteArgs } from "../../shell/require.server.ts";

/** Throws a 404 response when the template's name is unknown. */
export async function filledTemplate(
  { context }: RouteArgs,
  actor: Actor,
  wanted: string,
  typed: Readonly<Record<string, string>> = {},
) {
  const { db, content, lang } = context.get(services);
  await mustOpen(db, mustRead(actor), "legal-templates");
  const template = content.list("legal-template", lang).find(({ id }) => id === wanted);
  if (!template) throw data(null, { status: 404 });
  const { profile } = await readFounderProfile(db, actor);
  const holders = (await capTableOf(db, mustRead(actor)))?.holders ?? null;
  const [own, names] = [legalWords.in(lang), founderProfileWords.in(lang)];
  return { template, ...fillTemplate(template, { lang, profile, holders, typed, own, names }) };
}
