import styles from "./application.css?url";
import { timeToApply } from "../../domain/application/measured.server.ts";
import { intakeRule } from "../../domain/application/facts.server.ts";
import { intakeToApplyFor, openIntakeNow } from "../../domain/application/open-intake.server.ts";
import { publicCriteria } from "../../domain/application/review/save-rubric.server.ts";
import { notStored, services } from "../context/context.server.ts";
import { pageMetadata } from "../shell/page-metadata.ts";
import { Questions } from "../sections/questions.tsx";
import { rootData } from "../shell/root-data.ts";
import { faqData } from "../shell/structured-data.ts";
import type { Route } from "./+types/application.page.ts";
import { decidedText } from "./decided.server.ts";
import { applicationActions } from "./application.form.server.ts";
import { Eligibility } from "./eligibility.tsx";
import { FormSection } from "./form-section.tsx";
import { Hero } from "./hero.tsx";
import { IntakeDates } from "./intake-dates.tsx";
import { intakesToShow, intakesUnread } from "./intakes.server.ts";
import { numbersOf } from "./numbers.server.ts";
import { Process } from "./process.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, content } = context.get(services);
  const receipt = new URL(request.url).searchParams.get("receipt");
  const { lang } = context.get(services);
  const unread = context.get(notStored);
  const intake = intakeToApplyFor(unread ? undefined : await openIntakeNow(db, content), intakeRule(content));
  return {
    page: content.page("application", lang),
    measured: unread ? undefined : await timeToApply(db),
    begun: receipt === null || unread ? undefined : await numbersOf(db, receipt),
    intake,
    decided: unread ? null : await decidedText(intake.id, context),
    criteria: unread
      ? []
      : (await publicCriteria(db, intake.id)).map(({ name, weight }) => ({ name: name[lang], weight })),
    intakes: unread ? intakesUnread(content) : await intakesToShow(db, content),
    questions: content.list("faq", lang).filter(({ page }) => page === "application"),
    formulas: content.list("formula", lang).filter(({ offered }) => offered),
    notice: content.find("notice", "application", lang),
    marketing: content.find("consent", "marketing-email", lang),
  };
}

export const action = (args: Route.ActionArgs) => applicationActions.page(args);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? [
        ...pageMetadata("application", loaderData.page.metadata, rootData(matches)),
        faqData(loaderData.questions, loaderData.formulas),
      ]
    : [];

export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, measured, begun, intake, decided, criteria, intakes, questions, formulas, notice, marketing } =
    loaderData;
  return (
    <>
      <div className="application-page">
        <Hero hero={page.hero} measured={measured} intake={intake} />
        <Process process={page.process} />
        <Eligibility eligibility={page.eligibility} criteria={criteria} />
        <IntakeDates dates={page.dates} intakes={intakes} />
        <FormSection
          heading={<h2>{page.form.title}</h2>}
          intake={intake}
          decided={decided}
          notice={notice}
          marketing={marketing}
          refused={actionData}
          begun={begun}
        />
      </div>
      <Questions heading={page.faq} questions={questions} formulas={formulas} />
    </>
  );
}
