import { intakeRule, promisedDelays } from "../../../domain/application/facts.server.ts";
import { intakeNamed } from "../../../domain/application/intake.ts";
import { stageOf } from "../../../domain/application/due.ts";
import type { Answers } from "../../../domain/application/application.ts";
import { type ListedApplication, listApplications } from "../../../domain/application/list.server.ts";
import { seeScores } from "../../../domain/application/review/ranking-look.server.ts";
import { reviewsOfList } from "../../../domain/application/reviews-of-list.server.ts";
import { applicationWords } from "../../application/words.ts";
import { services } from "../../context/context.server.ts";
import { listFile } from "../kit/list-file.server.ts";
import { deskLeadsWords } from "../leads/words.ts";
import type { Route } from "./+types/applications.csv.ts";
import { applicationsQuery } from "./filter.server.ts";
import { deskApplicationsWords } from "./words.ts";

export function loader(args: Route.LoaderArgs) {
  const { content, lang } = args.context.get(services);
  const { columns, statuses } = deskApplicationsWords.in(lang);
  const { choices } = applicationWords.in(lang);
  const { fields } = deskLeadsWords.in(lang);
  const answer = (name: keyof Answers, cell: (answers: Answers) => string | number) => ({
    title: fields[name] ?? name,
    cell: ({ answers }: ListedApplication) => cell(answers),
  });
  const { filter, sort } = applicationsQuery(args.request);
  const [delays, rule, now] = [promisedDelays(content), intakeRule(content), new Date()];
  return listFile(args, {
    name: "applications",
    async list(db, place, actor) {
      const page = await listApplications(db, actor, { ...filter, sort }, delays, place);
      const rows = await seeScores(db, actor, page.rows);
      const reviews = await reviewsOfList(db, actor, rows);
      return { ...page, rows: rows.map((row) => ({ ...row, reviews: reviews.get(row.id) ?? [] })) };
    },
    noted: ["applications", { ...filter, sort }],
    columns: [
      { title: columns.startup, cell: ({ answers }) => answers.companyName },
      { title: columns.name, cell: ({ answers }) => answers.fullName },
      { title: columns.email, cell: ({ email }) => email },
      { title: columns.status, cell: (row) => statuses[stageOf(row, now)] },
      { title: columns.intake, cell: ({ intake }) => intakeNamed(intake, rule).startsOn },
      { title: columns.sent, cell: ({ sentAt }) => sentAt },
      { title: columns.call, cell: ({ callAt }) => callAt },
      { title: columns.id, cell: ({ id }) => id },
      answer("website", ({ website }) => website),
      answer("customers", ({ customers }) => choices.customers[customers]),
      answer("stage", ({ stage }) => choices.stage[stage]),
      answer("entity", ({ entity }) => choices.entity[entity]),
      answer("fullTimeFounders", ({ fullTimeFounders }) => choices.fullTimeFounders[fullTimeFounders]),
      answer("monthlyRevenue", ({ monthlyRevenue }) => monthlyRevenue),
      answer("pitch", ({ pitch }) => pitch),
      { title: columns.score, cell: ({ score }) => (score === null ? null : Math.round(score)) },
      { title: columns.scores, cell: ({ reviews }) => reviews.map((each) => Math.round(each.score)).join(" / ") },
      {
        title: columns.sentences,
        cell: ({ reviews }) =>
          reviews
            .map(({ sentence }) => sentence)
            .filter(Boolean)
            .join("\n"),
      },
    ],
  });
}
