import { data } from "react-router";
import { assign } from "../../../domain/application/review/assign.server.ts";
import { openRound } from "../../../domain/application/review/open-round.server.ts";
import { readRanking } from "../../../domain/application/review/read-ranking.server.ts";
import { readRound } from "../../../domain/application/review/read-round.server.ts";
import { intakeRule, promisedDelays } from "../../../domain/application/facts.server.ts";
import { intakeNamed } from "../../../domain/application/intake.ts";
import { numberOf } from "../../../domain/content/fact-value.ts";
import { pageNumber } from "../../../platform/db/numbered-page.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Choices, Select } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { formAction } from "../../shell/form/handle-action.server.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { ActionForm } from "../kit/action-form.tsx";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { typedFields } from "../kit/form-values.ts";
import { gone } from "../kit/gone.server.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { NothingHere } from "../kit/nothing-here.tsx";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/round.page.ts";
import { assignForm, openForm } from "./forms.server.ts";
import { RankingPanel } from "./ranking-panel.tsx";
import { readersIn, RoundFiles } from "./round-files.tsx";
import { deskRoundsWords } from "./words.ts";

const isIntake = (id: string) => /^20\d\d-(0[1-9]|1[0-2])$/.test(id);

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireColleague(args);
  const { intake } = args.params;
  if (!isIntake(intake)) return gone(lang);
  const { startsOn } = intakeNamed(intake, intakeRule(content));
  const title = deskRoundsWords.in(lang).title(formats[lang].date(startsOn));
  const { ranked, ...ranking } = await readRanking(
    db,
    actor,
    intake,
    pageNumber(new URL(args.request.url).searchParams),
  );
  const { files, ...round } = await readRound(db, actor, intake);
  return {
    title: deskWords.in(lang).title(title),
    ...{ intake, startsOn, ranking, ...round },
    places: numberOf(content, "intake.monthly_places"),
    isTicked: new URL(args.request.url).searchParams.get("tick") === "first",
    count: files.length,
    open: files.filter(({ isOpen }) => isOpen).map(({ id, startup }) => ({ id, label: startup })),
    readers: files.filter(({ id }) => ranking.rows.some((row) => row.id === id)),
    waiting: files.filter(({ id }) => !ranked.includes(id)),
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, db, content } = requireColleague(args);
  const { intake } = args.params;
  if (!isIntake(intake)) return data(null, { status: 404 });
  const here = { to: pathOf("admin-round", { intake }) };
  const answer = ({ status }: { status: string }) => (status === "stored" ? here : { refused: status });
  const answerHours = promisedDelays(content).firstAnswer;
  return handleAction(args, {
    open: formAction(openForm, async ({ per_file: perFile }) =>
      answer(await openRound(db, actor, { intake, perFile, answerHours })),
    ),
    assign: formAction(assignForm, async (chosen) => answer(await assign(db, actor, { intake, ...chosen }))),
  });
}

export const shouldRevalidate = alsoWhenOvertaken;

export default function RoundPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(deskRoundsWords);
  const { lang } = useLanguage();
  if ("gone" in loaderData) return <NotFound back={{ to: pathOf("admin-reviews"), words: words.back }} />;
  const { round, intake, startsOn, ranking, places, isTicked, count, open, readers, waiting, team, given, done } =
    loaderData;
  const refusal = actionData ?? undefined;
  return (
    <>
      <DeskHeading
        title={words.title(formats[lang].date(startsOn))}
        back={{ to: pathOf("admin-reviews"), words: words.back }}
        text={round ? `${words.counts(count, done, given)}. ${words.perFile(round.perFile)}.` : words.text}
      />
      <RefusalNotice refusal={refusal} problems={words.problems} />
      <ActionNotice of={["open", "assign"]} />
      <p>
        <TextLink to={pathOf("admin-rubric")}>{words.rubric(round?.rubric ?? null)}</TextLink>
      </p>
      {!round && <OpenForm refusal={refusal} />}
      {round && !team.some(({ isDealt }) => isDealt) && <p className="note">{words.none}</p>}
      {ranking.total > 0 && (
        <RankingPanel
          {...{ ranking, intake, places, isTicked }}
          readersOf={(id) => readersIn(words, readers.find((file) => file.id === id)?.readers ?? [])}
        />
      )}
      {count === 0 && <NothingHere title={words.empty} text={words.emptyText} />}
      {waiting.length > 0 && (
        <section className="desk-part">
          {ranking.total > 0 && <h2>{words.waiting}</h2>}
          <RoundFiles files={waiting} />
        </section>
      )}
      {round && (
        <div className="desk-file">
          <section className="desk-panel">
            <h2>{words.team}</h2>
            <ul className="desk-lines">
              {team
                .filter(({ isDealt, load }) => isDealt || load > 0)
                .map(({ id, name, load }) => (
                  <li key={id}>
                    <span>{name}</span>
                    <span>{words.load(load)}</span>
                  </li>
                ))}
            </ul>
          </section>
          <AssignForm refusal={refusal} open={open} team={team} />
        </div>
      )}
    </>
  );
}

function OpenForm({ refusal }: { refusal: Refusal | undefined }) {
  const { open: words, errors } = useWords(deskRoundsWords);
  const { value, error } = typedFields("open", refusal, errors);
  return (
    <section className="desk-panel">
      <h2>{words.title}</h2>
      <ActionForm intent="open" submit={words.submit}>
        <p className="field-hint">{words.text}</p>
        <Choices
          type="radio"
          name="per_file"
          label={words.perFile}
          error={error("per_file")}
          options={["1", "2", "3"].map((id) => ({ id, label: id }))}
          chosen={[value("per_file") ?? "2"]}
        />
      </ActionForm>
    </section>
  );
}

type Data = Exclude<Route.ComponentProps["loaderData"], { gone: true }>;

function AssignForm({ refusal, open, team }: Pick<Data, "open" | "team"> & { refusal: Refusal | undefined }) {
  const { assign: words, errors } = useWords(deskRoundsWords);
  const { field } = typedFields("assign", refusal, errors);
  if (open.length === 0) return null;
  return (
    <section className="desk-panel">
      <h2>{words.title}</h2>
      <ActionForm intent="assign" submit={words.submit} look="secondary">
        <Select {...field("application")} label={words.application} none={words.choose} options={open} />
        <Select
          {...field("reviewer")}
          label={words.reviewer}
          none={words.choose}
          options={team.map(({ id, name }) => ({ id, label: name }))}
        />
      </ActionForm>
    </section>
  );
}
