import { requireColleague } from "../../shell/require.server.ts";
import { csvAnswer } from "../kit/csv-answer.server.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/figures.csv.ts";
import { chosenPeriod } from "./chosen-period.server.ts";
import { type Figures, readFigures } from "./figures.server.ts";
import { printPage } from "./share.ts";
import { deskFiguresWords } from "./words.ts";

type Line = { section: string; what: string; figure: string; value: number | null };

function linesOf(
  { visits, leads, conversions, quiz, application, guide, response, reviewers }: Figures,
  words: ReturnType<typeof deskFiguresWords.in>,
  forms: Record<string, string>,
): Line[] {
  const line = (section: string, what: string, figure: string, value: number | null) => ({
    section,
    what,
    figure,
    value,
  });
  const funnel = <Step extends string>(section: string, names: Record<Step, string>, counts: Record<Step, number>) =>
    (Object.keys(names) as Step[]).map((step) => line(section, names[step], words.people, counts[step]));
  return [
    ...visits.steps.flatMap(({ step, visitors, visits: opened }) => [
      line(words.visitsTitle, step, words.visitors, visitors),
      line(words.visitsTitle, step, words.visits, opened),
    ]),
    ...visits.pages.map(({ page, visits: opened }) => line(words.pagesTitle, page, words.visits, opened)),
    ...visits.languages.map(({ lang, visits: opened }) =>
      line(words.languagesTitle, words.languages[lang], words.visits, opened),
    ),
    ...leads.steps.map(({ step, leads: count }) => line(words.leads, step, words.leads, count)),
    ...leads.forms.map(({ form, leads: count }) => line(words.leadsTitle, forms[form] ?? form, words.leads, count)),
    ...leads.pages.map(({ page, leads: count }) =>
      line(words.leadPagesTitle, page === null ? words.noPage : printPage(page), words.leads, count),
    ),
    ...conversions.flatMap(({ page, visitors, people, share }) => [
      line(words.conversionsTitle, printPage(page), words.visitors, visitors),
      line(words.conversionsTitle, printPage(page), words.converted, people),
      line(words.conversionsTitle, printPage(page), `${words.share} (%)`, share && Math.round(share * 10) / 10),
    ]),
    ...leads.campaigns.map(({ source, campaign, leads: count }) =>
      line(
        words.campaignsTitle,
        [source, campaign].filter(Boolean).join(" · ") || words.noCampaign,
        words.leads,
        count,
      ),
    ),
    ...funnel(words.quizTitle, words.quiz, quiz),
    ...funnel(words.applicationTitle, words.application, application),
    ...funnel(words.guideTitle, words.guide, guide),
    line(
      words.responseTitle,
      words.response,
      words.hours("").trim(),
      response.medianHours && Math.round(response.medianHours),
    ),
    ...funnel(words.responseTitle, words.answers(response.promised), response.answers),
    ...reviewers.map(({ name, files }) => line(words.reviewersTitle, name ?? words.formerReader, words.files, files)),
  ];
}

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireColleague(args);
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
