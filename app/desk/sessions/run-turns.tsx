import type { Pace } from "../../../domain/session-day/schedule.ts";
import { formats } from "../../../platform/language/format.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Tag } from "../kit/tag.tsx";
import { deskDayWords } from "./day-words.ts";
import { TimeLeft } from "./time-left.tsx";
import { TurnList } from "./turn-list.tsx";

type Turn = {
  place: string;
  startup: string;
  isConfirmed: boolean;
  startedAt: Date | null;
  endedAt: Date | null;
  planned: Date | null;
  start: Date | null;
};

type Props = { turns: Turn[]; on: number; next: number; pace: Pace; now: number; isOpen: boolean };

const minute = 60_000;
const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minute);

export function RunTurns({ turns, on, next, pace, now, isOpen }: Props) {
  const words = useWords(deskDayWords);
  const { time } = formats[useLanguage().lang];
  const current = turns[on];
  const following = turns[next];
  const nameOf = ({ startup }: Turn) => startup || words.unnamed;
  const followed = following ?? current;
  const late =
    followed?.start && followed.planned
      ? Math.round((followed.start.getTime() - followed.planned.getTime()) / minute)
      : 0;
  const state = ({ startedAt, endedAt }: Turn) =>
    startedAt && endedAt
      ? words.states.done(Math.round((endedAt.getTime() - startedAt.getTime()) / minute))
      : startedAt
        ? words.states.on
        : words.states.next;
  return (
    <>
      <section className="desk-panel">
        {current?.startedAt ? (
          <>
            <p>{words.on(on + 1, turns.length)}</p>
            <h2 className="wrap-anywhere">{nameOf(current)}</h2>
            <TimeLeft key={current.place} until={later(current.startedAt, pace.pitch + pace.questions)} now={now} />
            <p>
              {[
                words.pitchUntil(time(later(current.startedAt, pace.pitch))),
                pace.questions > 0 && words.questionsUntil(time(later(current.startedAt, pace.pitch + pace.questions))),
              ]
                .filter(Boolean)
                .join(", ")}
            </p>
          </>
        ) : (
          <h2>{following || turns.length === 0 ? words.nobodyOn : words.over}</h2>
        )}
        {isOpen && late > 0 && <p>{words.late(late)}</p>}
        {isOpen && (
          <div className="desk-buttons">
            {current && <Press place={current.place} intent="end" text={words.end} look="primary" />}
            {following && (
              <Press
                place={following.place}
                intent="start"
                text={words.start(nameOf(following))}
                look={current ? "secondary" : "primary"}
              />
            )}
          </div>
        )}
      </section>
      {turns.length > 0 && (
        <section className="desk-panel">
          <h2>{words.turns}</h2>
          <TurnList
            rows={turns.map((turn, index) => ({
              id: turn.place,
              name: nameOf(turn),
              time: turn.start && (
                <>
                  {time(turn.start)}
                  {turn.planned && time(turn.planned) !== time(turn.start) && (
                    <span className="desk-sub">{words.plannedAt(time(turn.planned))}</span>
                  )}
                </>
              ),
              about: (
                <>
                  <span className="note">{state(turn)}</span>
                  {isOpen && !turn.isConfirmed && <Tag tone="warn">{words.open}</Tag>}
                </>
              ),
              buttons:
                isOpen &&
                (turn.startedAt ? (
                  <Press
                    place={turn.place}
                    intent="reset"
                    text={words.reset}
                    label={words.resetOf(nameOf(turn))}
                    look="secondary"
                  />
                ) : (
                  index !== next && (
                    <Press
                      place={turn.place}
                      intent="start"
                      text={words.startThis}
                      label={words.start(nameOf(turn))}
                      look="secondary"
                    />
                  )
                )),
            }))}
          />
        </section>
      )}
    </>
  );
}

type PressProps = {
  place: string;
  intent: "start" | "end" | "reset";
  text: string;
  label?: string;
  look: "primary" | "secondary";
};

function Press({ place, intent, text, label, look }: PressProps) {
  return (
    <ActionButton
      intent={intent}
      fields={{ place }}
      className="print:hidden"
      preventScrollReset
      look={look}
      small
      aria-label={label}
    >
      {text}
    </ActionButton>
  );
}
