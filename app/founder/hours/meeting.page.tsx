import { data } from "react-router";
import { cancel, isLate, move, ownMeeting } from "../../../domain/meeting/booking.server.ts";
import { guestRules, hostRules } from "../../../domain/meeting/host.ts";
import { readHost } from "../../../domain/meeting/hosts.server.ts";
import { timesOf } from "../../../domain/meeting/times.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { zoneLocal } from "../../../platform/language/zone-time.ts";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { services, visitor } from "../../context/context.server.ts";
import { pathOf } from "../../paths.ts";
import { doneIn } from "../../shell/done.server.ts";
import { formAction, handleAction } from "../../shell/form/handle-action.server.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import { requireActor } from "../../shell/require.server.ts";
import { WorkHead } from "../../shell/signed-in/work-head.tsx";
import workspaceStyles from "../../shell/workspace.css?url";
import type { Route } from "./+types/meeting.page.ts";
import { moveForm } from "./forms.server.ts";
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
  const actor = requireActor(args, "founder");
  const { db, content } = args.context.get(services);
  const { id = "" } = args.params;
  const found = uuid.test(id) ? await ownMeeting(db, actor, id) : undefined;
  if (!found) throw data(null, { status: 404 });
  return { found, host: await readHost(db, content, found.host, args.context.get(visitor).lang) };
}

export async function loader(args: Route.LoaderArgs) {
  const { found, host } = await meetingIn(args);
  const { db } = args.context.get(services);
  const words = hoursWords.in(args.context.get(visitor).lang);
  const { id, kind, zone, topic, place, startsAt, endsAt, moves, cancelledBy, late } = found;
  const now = new Date();
  const isToCome = !cancelledBy && startsAt > now;
  const mayMove = isToCome && !isLate(kind, startsAt, now) && moves < guestRules.moves;
  const { offers } = mayMove && host ? await timesOf(db, host, now) : { offers: [] };
  return {
    title: words.meetingWith(host?.name ?? words.someone),
    meeting: { id, host: found.host, topic, place, startsAt, zone, movesLeft: guestRules.moves - moves },
    there: zone === "Europe/Paris" ? null : zoneLocal(zone, startsAt).slice(11),
    state: cancelledBy === "guest" ? (late ? "late" : "guest") : (cancelledBy ?? (endsAt > now ? null : "over")),
    mayCancel: isToCome,
    isSoon: isToCome && isLate(kind, startsAt, now),
    until: new Date(startsAt.getTime() - hostRules[kind].noticeHours * 3_600_000),
    mayMove,
    picker: offers.length > 0 ? pickerOf(offers, zone, args.url.searchParams.get("week"), now) : null,
    done: doneIn(args).done,
  } as const;
}

export async function action(args: Route.ActionArgs) {
  const actor = requireActor(args, "founder");
  const { db } = args.context.get(services);
  const { found, host } = await meetingIn(args);
  const here = { to: pathOf("founder-meeting", { id: found.id }) };
  return handleAction(args, {
    move: formAction(moveForm, async ({ starts_at: startsAt }) => {
      const answer = await move(db, actor, { id: found.id, startsAt, available: host?.available ?? false });
      return answer.status === "moved" ? here : refusedBooking(answer);
    }),
    async cancel() {
      const answer = await cancel(db, actor, found.id);
      return answer === "cancelled" ? here : { refused: answer };
    },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function MeetingPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(hoursWords);
  const { moment } = formats[useLanguage().lang];
  const { title, meeting, there, state, mayCancel, isSoon, until, mayMove, picker, done } = loaderData;
  const refusal = actionData ?? undefined;
  const said = words.done[done];
  return (
    <>
      <WorkHead title={title} context={words.paris} back={{ to: pathOf("founder-hours"), words: words.back }} />
      <div className="cockpit-work">
        {said && !refusal && <StatusLine tone="good" {...said} />}
        {refusal && refusal.values["intent"] !== "move" && <RefusedLine refusal={refusal} />}
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
              <dd className="whitespace-pre-line wrap-anywhere">{meeting.topic}</dd>
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
            <PostForm>
              <Button type="submit" name="intent" value="cancel" look="secondary">
                {words.cancel}
              </Button>
            </PostForm>
          ) : (
            state === "host" && (
              <TextLink to={pathOf("founder-hours-host", { host: meeting.host })}>{words.again}</TextLink>
            )
          )}
        </section>
        {mayCancel && !isSoon && (
          <section className="panel workspace-part">
            <h2>{words.move}</h2>
            <p className="note">{mayMove ? words.movesLeft(meeting.movesLeft) : words.noMoves}</p>
            {mayMove && !picker && <p>{words.noHours}</p>}
            {picker && (
              <PostForm className="contact-form w-full" noValidate key={JSON.stringify(refusal)}>
                {refusal?.values["intent"] === "move" && <RefusedLine refusal={refusal} />}
                <TimePicker
                  picker={picker}
                  path={pathOf("founder-meeting", { id: meeting.id })}
                  chosen={refusal?.values["starts_at"]}
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
