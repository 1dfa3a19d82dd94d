import { data } from "react-router";
import { shownOf } from "../../../domain/edit-conflict/edit-conflict.server.ts";
import {
  afterForGuest,
  latestMonth,
  markMeeting,
  rateMeeting,
  shareFigures,
} from "../../../domain/meeting/after.server.ts";
import { afterUntil, isSayable, outcomes, ratings } from "../../../domain/meeting/after.ts";
import { cancel, isLate, move } from "../../../domain/meeting/booking.server.ts";
import { ownMeeting } from "../../../domain/meeting/own-meetings.server.ts";
import { mustRead } from "../../../domain/startup/access.ts";
import { guestRules, hostRules } from "../../../domain/meeting/host.ts";
import { hostNameOf, readHost } from "../../../domain/meeting/hosts.server.ts";
import { timesOf } from "../../../domain/meeting/times.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { zoneLocal } from "../../../platform/language/zone-time.ts";
import { TextField } from "../../../ui/field.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { services } from "../../context/context.server.ts";
import { pathOf } from "../../paths.ts";
import { doneIn } from "../../shell/done.server.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { limited } from "../../shell/form/receive.server.ts";
import { formAction, handleAction } from "../../shell/form/handle-action.server.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { WorkHead } from "../../shell/signed-in/work-head.tsx";
import workspaceStyles from "../../shell/workspace.css?url";
import type { Route } from "./+types/meeting.page.ts";
import { cancelForm, markForm, moveForm, rateForm } from "./forms.server.ts";
import hoursStyles from "./hours.css?url";
import { pickerOf } from "./picker.ts";
import { refusedBooking } from "./refused.server.ts";
import { RefusedLine } from "./refused-line.tsx";
import { TimePicker } from "./time-picker.tsx";
import { hoursWords } from "./words.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: workspaceStyles },
  { rel: "stylesheet", href: hoursStyles },
];

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

async function meetingIn(args: Route.LoaderArgs | Route.ActionArgs) {
  const { actor, db, content } = requireActor(args, "founder");
  const { id = "" } = args.params;
  const found = uuid.test(id) ? await ownMeeting(db, actor, id) : undefined;
  if (!found) throw data(null, { status: 404 });
  return { found, host: await readHost(db, content, found.host, args.context.get(services).lang) };
}

export async function loader(args: Route.LoaderArgs) {
  const { found, host } = await meetingIn(args);
  const { db, content, lang } = args.context.get(services);
  const words = hoursWords.in(lang);
  const { id, kind, zone, topic, place, startsAt, endsAt, moves, cancelledBy, late, hoursClosed } = found;
  const now = new Date();
  const { actor } = requireActor(args, "founder");
  const after = await afterForGuest(db, actor, id);
  const isToCome = !cancelledBy && startsAt > now;
  const mayMove = isToCome && !isLate(kind, startsAt, now) && moves < guestRules.moves;
  const { offers } = mayMove && host ? await timesOf(db, { ...host, guest: mustRead(actor) }, now) : { offers: [] };
  return {
    title: words.meetingWith((await hostNameOf(db, content, found.host, lang)) || words.someone),
    meeting: { id, host: host && found.host, topic, place, startsAt, zone, movesLeft: guestRules.moves - moves },
    there: zone === "Europe/Paris" ? null : zoneLocal(zone, startsAt).slice(11),
    state: hoursClosed
      ? "closed"
      : cancelledBy === "guest"
        ? late
          ? "late"
          : "guest"
        : (cancelledBy ?? (endsAt > now ? null : "over")),
    after: after && {
      ...after,
      shown: shownOf(after.feedback ?? {}),
      isSayable: isSayable(found, now),
      mayShow: !cancelledBy && now < afterUntil(endsAt) && (await latestMonth(db, mustRead(actor))) !== null,
    },
    mayCancel: isToCome,
    isSoon: isToCome && isLate(kind, startsAt, now),
    until: new Date(startsAt.getTime() - hostRules[kind].noticeHours * 3_600_000),
    mayMove,
    picker: offers.length > 0 ? pickerOf(offers, zone, args.url.searchParams.get("week"), now) : null,
    done: doneIn(args).done,
  } as const;
}

export async function action(args: Route.ActionArgs) {
  const { actor, db } = requireActor(args, "founder");
  const { found, host } = await meetingIn(args);
  const here = { to: pathOf("founder-meeting", { id: found.id }) };
  const answerTo = (answer: Awaited<ReturnType<typeof markMeeting>>) =>
    typeof answer === "object"
      ? "refused" in answer
        ? answer
        : limited(answer)
      : answer === "stored"
        ? here
        : { refused: answer };
  return handleAction(args, {
    move: formAction(moveForm, async ({ starts_at: startsAt, shown }) => {
      const answer = await move(db, actor, { id: found.id, startsAt, shown, available: host?.available ?? false });
      return answer.status === "moved" ? here : refusedBooking(answer);
    }),
    mark: formAction(markForm, async ({ outcome }) =>
      answerTo(await markMeeting(db, actor, { id: found.id, outcome })),
    ),
    rate: formAction(rateForm, async (given, sent) =>
      answerTo(await rateMeeting(db, actor, { id: found.id, ...given, sent })),
    ),
    "show-figures": async () => answerTo(await shareFigures(db, actor, { id: found.id, share: true })),
    "hide-figures": async () => answerTo(await shareFigures(db, actor, { id: found.id, share: false })),
    cancel: formAction(cancelForm, async ({ shown }) => {
      const answer = await cancel(db, actor, { id: found.id, shown });
      return typeof answer === "object" ? limited(answer) : answer === "cancelled" ? here : { refused: answer };
    }),
  });
}

export const shouldRevalidate = alsoWhenOvertaken;

export default function MeetingPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(hoursWords);
  const { moment } = formats[useLanguage().lang];
  const { title, meeting, after, there, state, mayCancel, isSoon, until, mayMove, picker, done } = loaderData;
  const refusal = actionData ?? undefined;
  const notice = words.done[done];
  return (
    <>
      <WorkHead title={title} context={words.paris} back={{ to: pathOf("founder-hours"), words: words.back }} />
      <div className="cockpit-work">
        {notice && !refusal && <StatusLine tone="good" {...notice} />}
        {refusal && refusal.values["intent"] !== "move" && !refusal.overtaken && <RefusedLine refusal={refusal} />}
        <section className="panel workspace-part">
          {state && <p>{words.states[state]}</p>}
          <dl className="grid gap-3">
            <div>
              <dt className="note">{words.when}</dt>
              <dd>
                <strong>{words.parisTime(moment(meeting.startsAt))}</strong> {there && words.there(there)}
              </dd>
            </div>
            <div>
              <dt className="note">{words.place}</dt>
              <dd className="wrap-anywhere">{meeting.place || words.noPlace}</dd>
            </div>
            <div>
              <dt className="note">{words.about}</dt>
              <dd lang="" className="whitespace-pre-line wrap-anywhere">
                {meeting.topic}
              </dd>
            </div>
            {mayCancel && !isSoon && (
              <div>
                <dt className="note">{words.until}</dt>
                <dd>{words.untilWhen(moment(until))}</dd>
              </div>
            )}
          </dl>
          {isSoon && <p>{words.lateText}</p>}
          {mayCancel ? (
            <ActionButton intent="cancel" fields={{ shown: meeting.startsAt.toISOString() }} look="secondary">
              {words.cancel}
            </ActionButton>
          ) : (
            (state === "host" || state === "closed") && (
              <TextLink
                to={meeting.host ? pathOf("founder-hours-host", { host: meeting.host }) : pathOf("founder-hours")}
              >
                {words.again}
              </TextLink>
            )
          )}
        </section>
        {after && <After after={after} refusal={refusal} />}
        {mayCancel && !isSoon && (
          <section className="panel workspace-part">
            <h2>{words.move}</h2>
            <p className="note">{mayMove ? words.movesLeft(meeting.movesLeft) : words.noMoves}</p>
            {mayMove && !picker && <p>{words.noHours}</p>}
            {picker && (
              <PostForm className="contact-form mt-0 w-full" noValidate key={JSON.stringify(refusal)}>
                <input type="hidden" name="shown" value={meeting.startsAt.toISOString()} />
                {refusal?.values["intent"] === "move" && <RefusedLine refusal={refusal} />}
                <TimePicker
                  picker={picker}
                  path={pathOf("founder-meeting", { id: meeting.id })}
                  chosen={refusal?.values["starts_at"]}
                  error={words.errors[refusal?.errors["starts_at"] ?? ""]}
                />
                <Button type="submit" name="intent" value="move">
                  {words.moveSubmit}
                </Button>
              </PostForm>
            )}
          </section>
        )}
      </div>
    </>
  );
}

type AfterProps = {
  after: NonNullable<Route.ComponentProps["loaderData"]["after"]>;
  refusal: Refusal | undefined;
};

function After({ after, refusal }: AfterProps) {
  const words = useWords(hoursWords);
  const { month } = formats[useLanguage().lang];
  const { isSayable: sayable, outcome, note, feedback, shown, figuresMonth, mayShow } = after;
  const error = (name: string) => words.errors[refusal?.errors[name] ?? ""];
  return (
    <>
      {note && (
        <section className="panel workspace-part">
          <h2>{words.sharedNote}</h2>
          <p lang="" className="whitespace-pre-line wrap-anywhere">
            {note}
          </p>
        </section>
      )}
      {mayShow && (
        <section className="panel workspace-part">
          <p>{figuresMonth ? words.figuresShown(month(figuresMonth)) : words.figuresHidden}</p>
          <ActionButton intent={figuresMonth ? "hide-figures" : "show-figures"} look="secondary" small>
            {figuresMonth ? words.hideFigures : words.showFigures}
          </ActionButton>
        </section>
      )}
      {sayable && (
        <section className="panel workspace-part">
          <h2>{words.happened}</h2>
          {outcome && <p>{words.outcomes[outcome]}</p>}
          <PostForm className="flex flex-wrap gap-3">
            <input type="hidden" name="intent" value="mark" />
            {outcomes
              .filter((each) => each !== outcome)
              .map((each) => (
                <Button key={each} type="submit" name="outcome" value={each} look="secondary" small>
                  {words.outcome[each]}
                </Button>
              ))}
          </PostForm>
          <PostForm
            className="contact-form mt-0"
            noValidate
            displayed={{
              shown,
              tell: (name, text) =>
                name === "rating"
                  ? { label: words.useful, text: words.rating[Number(text)] ?? "" }
                  : { label: words.sentence, text },
              isOther: refusal?.values["intent"] !== "rate",
            }}
          >
            <fieldset className="grid gap-2">
              <legend>{words.useful}</legend>
              <p className="field-hint">{feedback ? words.rated : words.usefulText}</p>
              {ratings.map((each) => (
                <label key={each} className="flex items-center gap-2">
                  <input
                    type="radio"
                    name="rating"
                    value={each}
                    defaultChecked={String(refusal?.values["rating"] ?? feedback?.rating ?? "") === String(each)}
                    required
                  />
                  {words.rating[each]}
                </label>
              ))}
              {error("rating") && <p className="field-error">{error("rating")}</p>}
            </fieldset>
            <TextField
              name="sentence"
              label={words.sentence}
              maxLength={300}
              defaultValue={refusal?.values["sentence"] ?? feedback?.sentence}
              error={error("sentence")}
            />
            <Button type="submit" name="intent" value="rate" look="secondary">
              {words.rate}
            </Button>
          </PostForm>
        </section>
      )}
    </>
  );
}
