import { type DragEvent, useState } from "react";
import { Form, Link, useNavigate } from "react-router";
import { readBoard } from "../../../domain/application/board.server.ts";
import { type BoardColumn, type BoardMove, movesFrom } from "../../../domain/application/board.ts";
import { dueOf } from "../../../domain/application/due.ts";
import { answerTerms } from "../../../domain/application/facts.server.ts";
import { hasBegun, intakeNamed } from "../../../domain/application/intake.ts";
import { intakesAppliedFor, placesTaken } from "../../../domain/application/intake-queries.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Select } from "../../../ui/field.tsx";
import { Gauge } from "../../../ui/gauge.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { listPath } from "../kit/list-address.ts";
import { NothingHere } from "../kit/nothing-here.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/board.page.ts";
import { BoardCard, type Card } from "./board-card.tsx";
import { deskApplicationsWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireColleague(args);
  const title = deskWords.in(lang).title(deskApplicationsWords.in(lang).board.title);
  const { delays, rule, places } = answerTerms(content);
  const intakes = (await intakesAppliedFor(db, actor)).map((id) => ({ id, startsOn: intakeNamed(id, rule).startsOn }));
  const intakeParam = new URL(args.request.url).searchParams.get("intake");
  const intake = intakes.find(({ id }) => id === intakeParam) ?? intakes[0];
  if (!intake) return { title, board: null };
  const now = new Date();
  const columns = await readBoard(db, actor, intake.id, delays, now);
  return {
    title,
    board: {
      ...{ intake, intakes, places, begun: hasBegun(intake, now) },
      taken: (await placesTaken(db, [intake.id])).get(intake.id) ?? 0,
      columns: columns.map(({ cards, ...column }) => ({
        ...column,
        cards: cards.map((card) => ({ ...card, due: dueOf(card, delays, now) })),
      })),
    },
  };
}

const verdicts = { waitlisted: "wait", accepted: "yes", declined: "no" } as const;

/**
 * Returns the page that previews the e-mail of a move. `kept` contains the board's search parameters, for the link
 * back.
 */
const mailOf = (id: string, to: BoardMove, kept: Record<string, string>) =>
  to === "call"
    ? `${listPath(pathOf("admin-application", { id }), kept)}#invite`
    : listPath(pathOf("admin-decide"), { verdict: verdicts[to], application: id }, kept);

export default function BoardPage({ loaderData: { board } }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords(deskApplicationsWords).board;
  const { date } = formats[lang];
  const navigate = useNavigate();
  const [dragged, setDragged] = useState<{ id: string; from: BoardColumn; moves: BoardMove[] } | null>(null);
  const back = { to: pathOf("admin-applications"), words: words.list };
  if (!board)
    return (
      <>
        <DeskHeading title={words.title} back={back} />
        <NothingHere title={words.empty} text={words.emptyText} />
      </>
    );
  const { intake, intakes, places, begun, taken, columns } = board;
  const waiting = columns.find(({ view }) => view === "waitlisted")?.count ?? 0;
  const isTarget = (view: BoardColumn): view is BoardMove => dragged?.moves.some((each) => each === view) ?? false;

  function over(event: DragEvent, view: BoardColumn) {
    if (isTarget(view)) event.preventDefault();
  }
  async function drop(event: DragEvent, view: BoardColumn) {
    if (!dragged || !isTarget(view)) return;
    event.preventDefault();
    await navigate(mailOf(dragged.id, view, { board: intake.id, view: dragged.from }));
  }

  return (
    <>
      <DeskHeading title={words.starts(date(intake.startsOn))} back={back} text={words.text} />
      <div className="board-head">
        <div>
          <p>
            <strong>{words.head(taken, places, waiting)}</strong>
          </p>
          <Gauge
            to={Math.max(places, taken, 1)}
            every={1}
            long={places}
            value={taken}
            label={words.head(taken, places, waiting)}
            height={16}
          />
        </div>
        {intakes.length > 1 && (
          <Form method="get" className="desk-filters">
            <Select
              name="intake"
              label={words.intake}
              defaultValue={intake.id}
              options={intakes.map(({ id, startsOn }) => ({ id, label: date(startsOn) }))}
            />
            <div className="desk-filters-end">
              <Button type="submit" look="secondary" small>
                {words.show}
              </Button>
            </div>
          </Form>
        )}
      </div>
      <div className="board">
        {columns.map(({ view, count, cards }) => (
          <section
            key={view}
            aria-labelledby={`column-${view}`}
            className={classNames("board-column", isTarget(view) && "is-target")}
            onDragOver={(event) => over(event, view)}
            onDrop={(event) => void drop(event, view)}
          >
            <h2 id={`column-${view}`}>
              {words.columns[view]} <span>{count}</span>
            </h2>
            {cards.length === 0 ? (
              <p className="field-hint">{words.none}</p>
            ) : (
              <ul>
                {cards.map((card: Card) => {
                  const kept = { board: intake.id, view };
                  const moves = movesFrom(view, {
                    held: card.leavesAt !== null,
                    full: taken >= places,
                    begun,
                  });
                  return (
                    <li
                      key={card.id}
                      draggable={moves.length > 0}
                      onDragStart={({ dataTransfer }) => {
                        dataTransfer.setData("text/plain", card.startup);
                        setDragged({ id: card.id, from: view, moves });
                      }}
                      onDragEnd={() => setDragged(null)}
                    >
                      <BoardCard
                        card={card}
                        to={listPath(pathOf("admin-application", { id: card.id }), kept)}
                        moves={moves.map((move) => ({ move, to: mailOf(card.id, move, kept) }))}
                      />
                    </li>
                  );
                })}
              </ul>
            )}
            {count > cards.length && (
              <Link to={listPath(pathOf("admin-applications"), { view, intake: intake.id })}>{words.more(count)}</Link>
            )}
          </section>
        ))}
      </div>
      <p>
        <TextLink to={listPath(pathOf("admin-applications"), { view: "all", intake: intake.id })}>
          {words.list}
        </TextLink>
      </p>
    </>
  );
}
