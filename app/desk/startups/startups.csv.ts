import { noteExport } from "../../../domain/audit/export.server.ts";
import { listStartups } from "../../../domain/cohort/startups.server.ts";
import { everyPage } from "../../../platform/db/keyset.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { services, visitor } from "../../server/context.server.ts";
import { csvAnswer } from "../kit/csv-answer.server.ts";
import { requireActor } from "../kit/require-actor.server.ts";
import type { Route } from "./+types/startups.csv.ts";
import { startupsAsked } from "./filter.server.ts";
import { runwayText } from "./runway-text.ts";
import { deskStartupsWords } from "./words.ts";

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked);
  const { db } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  const own = deskStartupsWords.in(lang);
  const { columns } = own;
  const { filter } = startupsAsked(asked.request);
  await noteExport(db, "startups", filter, actor);
  return csvAnswer({
    name: "startups",
    lang,
    pages: everyPage((place) => listStartups(db, filter, place, actor, 500)),
    columns: [
      { title: columns.startup, cell: ({ startup }) => startup },
      { title: columns.email, cell: ({ email }) => email },
      { title: columns.plan, cell: ({ plan }) => own.plans[plan] },
      { title: columns.month, cell: ({ month }) => month ?? "" },
      { title: columns.mrr, cell: ({ mrr }) => (mrr === null ? "" : mrr / 100) },
      { title: columns.runway, cell: ({ runway }) => runwayText(runway, own, formats[lang].count) },
      { title: columns.score, cell: ({ score }) => score ?? "" },
      { title: columns.alerts, cell: ({ alerts }) => alerts.map(({ kind }) => own.alerts[kind]).join(", ") },
      { title: columns.published, cell: ({ publishedAt }) => publishedAt ?? "" },
    ],
  });
}
