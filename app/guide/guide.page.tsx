import { TextLink } from "../../ui/text-link.tsx";
import guideStyles from "./guide.css?url";
import { leadOfReceipt } from "../../domain/lead/receipt.server.ts";
import { Scene } from "../../ui/scene.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { conferenceCard } from "../conference/embed.server.ts";
import { ConferenceCard } from "../conference/embed.tsx";
import { guideDays } from "../../domain/guide/schedule.ts";
import { pathOf } from "../paths.ts";
import { Questions } from "../sections/questions.tsx";
import { services } from "../context/context.server.ts";
import { quizReceiptIn } from "../shell/form/quiz-receipt.server.ts";
import { partsOnShore } from "./parts-on-shore.ts";
import { useWords } from "../shell/language.tsx";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import { faqData } from "../shell/structured-data.ts";
import { NoBreak } from "../shell/no-break.tsx";
import type { Route } from "./+types/guide.page.ts";
import { formContent } from "./form-content.server.ts";
import { GuideForm } from "./guide-form.tsx";
import { guideActions } from "./guide.form.server.ts";
import { guideWords } from "./words.ts";
import { Rows } from "../../ui/rows.tsx";

/** Returns the contact data that this browser entered in the quiz within the last hour. */
async function quizContact({ request, context }: Route.LoaderArgs) {
  if (!new URL(request.url).searchParams.has("quiz")) return null;
  const receipt = quizReceiptIn(request.headers.get("cookie"));
  const lead = receipt ? await leadOfReceipt(context.get(services).db, receipt) : undefined;
  if (lead?.form !== "quiz") return null;
  const { firstName, lastName } = lead.payload;
  return { firstName: String(firstName), lastName: String(lastName), email: lead.email };
}

export async function loader(args: Route.LoaderArgs) {
  const { content, lang } = args.context.get(services);
  return {
    page: content.page("guide", lang),
    form: formContent(content, lang),
    questions: content.list("faq", lang).filter(({ page }) => page === "guide"),
    conference: conferenceCard(content, lang),
    known: await quizContact(args),
  };
}

export const action = (args: Route.ActionArgs) => guideActions.page(args);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: guideStyles }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? [...pageMetadata("guide", loaderData.page.metadata, rootData(matches)), faqData(loaderData.questions)]
    : [];

export default function Guide({ loaderData, actionData }: Route.ComponentProps) {
  const { page, form, questions, conference, known } = loaderData;
  const words = useWords(guideWords);
  const figure = partsOnShore(page.learn.parts, guideDays);
  const starts = page.learn.parts.map(({ from }) => from);
  return (
    <>
      <section className="page section contact">
        <div>
          <h1 className="display page-headline">
            <NoBreak title={page.hero.title} />
          </h1>
          <p className="lead mt-5">{page.hero.subtitle}</p>
          <ul className="match-list mt-5">
            {page.hero.points.map((point) => (
              <li key={point}>
                <CheckIcon className="text-good" />
                {point}
              </li>
            ))}
          </ul>
          <p className="mt-5">
            <TextLink to={pathOf("quiz")} reloadDocument className="inline-block py-2">
              {page.hero.quiz}
            </TextLink>
          </p>
          <Scene figure={figure} className="guide-scene" />
        </div>
        <div id="request" className="panel">
          <h2 className="text-title-s">{page.form.title}</h2>
          <p className="mt-2 text-ink-2">{known ? words.fromQuiz : page.form.text}</p>
          <GuideForm {...form} refused={actionData} known={known ?? undefined} />
        </div>
      </section>
      <section className="bg-sunken">
        <div className="page section">
          <h2>{page.learn.title}</h2>
          <p className="lead mt-4">{page.learn.text}</p>
          <Scene figure={figure} className="guide-scene-narrow" />
          <Ruler
            steps={guideDays}
            long={[0, ...starts, guideDays]}
            // The last part's start gets no label, because the label would overlap the label at the ruler's end.
            marks={[...starts.filter((at) => at < guideDays - 2), guideDays].map((at) => ({ at, label: String(at) }))}
            label={words.thirtyDays}
            drawn
            className="guide-ruler"
          />
          <Rows
            className="mt-5"
            rows={page.learn.parts.map(({ from, to, title, text }) => ({
              label: (
                <>
                  <span className="block text-s text-accent-ink">{words.part(from, to)}</span>
                  {title}
                </>
              ),
              value: text,
            }))}
          />
        </div>
      </section>
      <section className="page section grid-12">
        <h2 className="l:col-span-4">{page.why.title}</h2>
        <div className="grid gap-4 l:col-span-8">
          {page.why.paragraphs.map((paragraph) => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      {conference && (
        <section className="page section contact">
          <div>
            <h2>{page.conference.title}</h2>
            <p className="lead mt-4">{page.conference.text}</p>
          </div>
          <ConferenceCard card={conference} look="secondary" />
        </section>
      )}
      <section className="bg-sunken">
        <div className="page section grid-12">
          <h2 className="l:col-span-4">{page.about.title}</h2>
          <div className="grid justify-items-start gap-4 l:col-span-8">
            {page.about.paragraphs.map((paragraph) => (
              <p key={paragraph} className="lead">
                {paragraph}
              </p>
            ))}
            <LinkButton to={pathOf("program")} look="secondary">
              {page.about.program}
            </LinkButton>
            <p className="note">{page.about.disclaimer}</p>
          </div>
        </div>
      </section>
      <Questions heading={page.faq} questions={questions} formulas={[]} />
    </>
  );
}
