import { services, visitor } from "../../context/context.server.ts";
import { requireColleague } from "../../shell/require.server.ts";
import { csvAnswer } from "../kit/csv-answer.server.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/figures.csv.ts";
import { chosenPeriod } from "./chosen-period.server.ts";
import { type Figures, readFigures } from "./figures.server.ts";
import { printPage } from "./share.ts";
import { deskFiguresWords } from "./words.ts";

type Line = { section: string; what: string; figure: string; value: number | null };

/** Every figure of the page on a line of its own. */
function linesOf(
  { visits, leads, conversions, quiz, application, guide, response }: Figures,
  own: ReturnType<typeof deskFiguresWords.in>,
  forms: Record<string, string>,
): Line[] {
  const line = (section: string, what: string, figure: string, value: number | null) => ({
    section,
    what,
    figure,
    value,
  });
  const funnel = <Step extends string>(section: string, names: Record<Step, string>, counts: Record<Step, number>) =>
    (Object.keys(names) as Step[]).map((step) => line(section, names[step], own.people, counts[step]));
  return [
    ...visits.steps.flatMap(({ step, visitors, visits: opened }) => [
      line(own.visitsTitle, step, own.visitors, visitors),
      line(own.visitsTitle, step, own.visits, opened),
    ]),
    ...visits.pages.map(({ page, visits: opened }) => line(own.pagesTitle, page, own.visits, opened)),
    ...visits.languages.map(({ lang, visits: opened }) =>
      line(own.languagesTitle, own.languages[lang], own.visits, opened),
    ),
    ...leads.steps.map(({ step, leads: count }) => line(own.leads, step, own.leads, count)),
    ...leads.forms.map(({ form, leads: count }) => line(own.leadsTitle, forms[form] ?? form, own.leads, count)),
    ...leads.pages.map(({ page, leads: count }) =>
      line(own.leadPagesTitle, page === null ? own.noPage : printPage(page), own.leads, count),
    ),
    ...conversions.flatMap(({ page, visitors, people, share }) => [
      line(own.conversionsTitle, printPage(page), own.visitors, visitors),
      line(own.conversionsTitle, printPage(page), own.converted, people),
      line(own.conversionsTitle, printPage(page), `${own.share} (%)`, share && Math.round(share * 10) / 10),
    ]),
    ...leads.campaigns.map(({ source, campaign, leads: count }) =>
      line(own.campaignsTitle, [source, campaign].filter(Boolean).join(" · ") || own.noCampaign, own.leads, count),
    ),
    ...funnel(own.quizTitle, own.quiz, quiz),
    ...funnel(own.applicationTitle, own.application, application),
    ...funnel(own.guideTitle, own.guide, guide),
    line(
      own.responseTitle,
      own.response,
      own.hours("").trim(),
      response.medianHours && Math.round(response.medianHours),
    ),
    ...funnel(own.responseTitle, own.answers(response.promised), response.answers),
  ];
}

export async function loader(args: Route.LoaderArgs) {
  const actor = requireColleague(args);
  const { db, content } = args.context.get(services);
  const { lang } = args.context.get(visitor);
  const words = deskFiguresWords.in(lang);
  const period = chosenPeriod(args.request);
  const figures = await readFigures(db, actor, content, period);
  async function* pages() {
    yield { rows: linesOf(figures, words, deskWords.in(lang).forms) };
  }
  return csvAnswer<Line>({
    name: `figures-${period.from}-${period.until}`,
    lang,
    pages: pages(),
    columns: [
      { title: words.file.section, cell: ({ section }) => section },
      { title: words.file.what, cell: ({ what }) => what },
      { title: words.file.figure, cell: ({ figure }) => figure },
      { title: words.file.value, cell: ({ value }) => value },
    ],
  });
}
