import { listStartups } from "../../../domain/cohort/startups.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { visitor } from "../../context/context.server.ts";
import { listFile } from "../kit/list-file.server.ts";
import type { Route } from "./+types/startups.csv.ts";
import { startupsAsked } from "./filter.server.ts";
import { runwayText } from "./runway-text.ts";
import { deskStartupsWords } from "./words.ts";

export function loader(asked: Route.LoaderArgs) {
  const { lang } = asked.context.get(visitor);
  const own = deskStartupsWords.in(lang);
  const { columns } = own;
  const { filter } = startupsAsked(asked.request);
  return listFile(asked, {
    name: "startups",
    list: (db, place, actor) => listStartups(db, filter, place, actor),
    noted: ["startups", filter],
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
