import { listStartups } from "../../../domain/cohort/startups.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { services } from "../../context/context.server.ts";
import { listFile } from "../kit/list-file.server.ts";
import type { Route } from "./+types/startups.csv.ts";
import { startupsQuery } from "./filter.server.ts";
import { runwayText } from "./runway-text.ts";
import { deskStartupsWords } from "./words.ts";

export function loader(args: Route.LoaderArgs) {
  const { lang } = args.context.get(services);
  const words = deskStartupsWords.in(lang);
  const { columns } = words;
  const { filter } = startupsQuery(args.request);
  return listFile(args, {
    name: "startups",
    list: (db, place, actor) => listStartups(db, actor, filter, place),
    noted: ["startups", filter],
    columns: [
      { title: columns.startup, cell: ({ startup }) => startup },
      { title: columns.email, cell: ({ email }) => email },
      { title: columns.plan, cell: ({ plan }) => words.plans[plan] },
      { title: columns.month, cell: ({ month }) => month ?? "" },
      { title: columns.mrr, cell: ({ mrr }) => (mrr === null ? "" : mrr / 100) },
      { title: columns.runway, cell: ({ runway }) => runwayText(runway, words, formats[lang].count) },
      { title: columns.score, cell: ({ score }) => score ?? "" },
      { title: columns.alerts, cell: ({ alerts }) => alerts.map(({ kind }) => words.alerts[kind]).join(", ") },
      { title: columns.published, cell: ({ publishedAt }) => publishedAt ?? "" },
    ],
  });
}
