import { useSearchParams } from "react-router";
import { paceLimits, type Pace } from "../../../domain/session-day/schedule.ts";
import { formats } from "../../../platform/language/format.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { aboutKey } from "../../shell/done-in-address.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { ActionNotice } from "../kit/action-notice.tsx";
import { typedFields } from "../kit/form-values.ts";
import { Tag } from "../kit/tag.tsx";
import { TurnList } from "./turn-list.tsx";
import { deskOrderWords } from "./order-words.ts";

type Turn = {
  place: string;
  startup: string;
  score: number | null;
  isConfirmed: boolean;
  start: Date | null;
  toldStart: Date | null;
  isNewTime: boolean;
};

type Props = {
  order: {
    pace: Pace;
    shownPace: string;
    shown: string;
    turns: Turn[];
    sentAt: Date | null;
    end: Date | null;
    mailed: number;
    changed: number;
    elsewhere: number;
    news: number;
  };
  isOpen: boolean;
  isCancelled: boolean;
  refusal: Refusal | undefined;
};

export function OrderPart({ order, isOpen, isCancelled, refusal }: Props) {
  const words = useWords(deskOrderWords);
  const { time, moment } = formats[useLanguage().lang];
  /** Returns the e-mailed start time, with its date if the session has moved to another day since the e-mail. */
  const announcedTime = (start: Date, announced: Date) =>
    parisDay(start) === parisDay(announced) ? time(announced) : moment(announced);
  const [search] = useSearchParams();
  const { pace, turns, sentAt, end, mailed, changed, elsewhere, news } = order;
  const [mailedNow, changedNow, elsewhereNow] = (search.get(aboutKey) ?? "").split("-").map(Number);
  return (
    <section className="desk-panel">
      <h2>{words.title}</h2>
      <ActionNotice
        of={["send-order"]}
        titles={{ "send-order": words.state(mailedNow || 0, changedNow || 0, elsewhereNow || 0) }}
      />
      <ActionNotice of={["pace"]} />
      {turns.length === 0 ? (
        <p className="note">
          {words.nobody} {isOpen && <TextLink to={pathOf("admin-sessions")}>{words.places}</TextLink>}
        </p>
      ) : (
        <>
          {end ? (
            <p className="note">
              {[
                words.end(time(end)),
                pace.breakAfter !== null &&
                  pace.breakAfter < turns.length &&
                  words.withBreak(pace.breakMinutes, pace.breakAfter),
              ]
                .filter(Boolean)
                .join(", ")}
            </p>
          ) : (
            <p>{words.noHour}</p>
          )}
          <TurnList
            rows={turns.map((turn, index) => {
              const name = turn.startup || words.unnamed;
              return {
                id: turn.place,
                name,
                time: turn.start && (
                  <>
                    {time(turn.start)}
                    {turn.toldStart && turn.isNewTime && (
                      <span className="desk-sub">{words.announced(announcedTime(turn.start, turn.toldStart))}</span>
                    )}
                  </>
                ),
                about: (
                  <>
                    {turn.score !== null && <span className="note">{words.score(turn.score)}</span>}
                    {!isCancelled && (
                      <Tag tone={turn.isConfirmed ? "good" : "warn"}>
                        {turn.isConfirmed ? words.confirmed : words.open}
                      </Tag>
                    )}
                  </>
                ),
                buttons: isOpen && (
                  <div className="desk-buttons">
                    {index > 0 && <Move {...turn} to={index} label={words.upOf(name)} text={words.up} />}
                    {index < turns.length - 1 && (
                      <Move {...turn} to={index + 2} label={words.downOf(name)} text={words.down} />
                    )}
                  </div>
                ),
              };
            })}
          />
          <p>
            <strong>{sentAt ? words.state(mailed, changed, elsewhere) : words.draft}</strong>
          </p>
          {isOpen && end && news > 0 && (
            <PostForm preventScrollReset className="grid gap-3">
              <input type="hidden" name="shown" value={order.shown} />
              <p className="field-hint">{words.sendText}</p>
              <div className="desk-buttons">
                <Button type="submit" name="intent" value="send-order" small>
                  {sentAt ? words.sendChanges(news) : words.send(news)}
                </Button>
              </div>
            </PostForm>
          )}
        </>
      )}
      {isOpen && <PaceForm pace={pace} shown={order.shownPace} refusal={refusal} />}
    </section>
  );
}

function Move({ place, to, label, text }: { place: string; to: number; label: string; text: string }) {
  return (
    <ActionButton intent="move" fields={{ place, to }} preventScrollReset look="secondary" small aria-label={label}>
      {text}
    </ActionButton>
  );
}

function PaceForm({ pace, shown, refusal }: { pace: Pace; shown: string; refusal: Refusal | undefined }) {
  const words = useWords(deskOrderWords);
  const { value, error, isOpen } = typedFields("pace", refusal, words.errors);
  const { pitch, questions, change, breakAfter, breakMinutes } = pace;
  const now = { pitch, questions, change, breakAfter: breakAfter ?? "", breakMinutes: breakMinutes || "" };
  const field = (name: keyof typeof now) => ({
    name,
    label: words.fields[name],
    inputMode: "numeric" as const,
    defaultValue: value(name) ?? String(now[name]),
    error: error(name),
  });
  return (
    <details open={isOpen || undefined}>
      <summary>
        {words.pace} <span className="note">{words.paceText(pitch, questions, change)}</span>
      </summary>
      <ActionForm
        key={JSON.stringify(now)}
        intent="pace"
        submit={words.save}
        look="secondary"
        displayed={{
          shown,
          tell: (name, text) => ({ label: words.fields[name as keyof typeof now], text }),
          isOther: !isOpen,
        }}
      >
        <TextField {...field("pitch")} hint={words.errors["pitch"]} maxLength={3} />
        <TextField {...field("questions")} hint={words.errors["minutes"]} maxLength={3} />
        <TextField {...field("change")} hint={words.errors["minutes"]} maxLength={3} />
        <TextField
          {...field("breakAfter")}
          hint={words.fields.breakAfterHint}
          maxLength={String(paceLimits.turns).length}
        />
        <TextField {...field("breakMinutes")} hint={words.errors["breakMinutes"]} maxLength={3} />
      </ActionForm>
    </details>
  );
}
