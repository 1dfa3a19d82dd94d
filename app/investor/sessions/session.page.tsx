import { data } from "react-router";
import { recordOf, withCounts } from "../../../domain/session-record/record.server.ts";
import { countMet } from "../../../domain/session-wish/count.server.ts";
import { verdictOn } from "../../../domain/person/state.server.ts";
import { ownSeat, seatsOf } from "../../../domain/session-seat/own.server.ts";
import { leaveSeat, reserveSeat } from "../../../domain/session-seat/reserve.server.ts";
import { endOf, reservesUntil, seatsItselfUntil } from "../../../domain/session-seat/session-seat.ts";
import { isShownToFounders, ownWishes } from "../../../domain/session-wish/own.server.ts";
import { showToFounders, wishToMeet } from "../../../domain/session-wish/wish.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { Rows } from "../../../ui/rows.tsx";
import { pathOf } from "../../paths.ts";
import { sessionHours } from "../../pitch-session/embed.server.ts";
import { pitchSessionWords } from "../../pitch-session/words.ts";
import { services } from "../../context/context.server.ts";
import { doneIn } from "../../shell/done.server.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import { handleAction } from "../../shell/form/handle-action.server.ts";
import { type Fields, limited } from "../../shell/form/receive.server.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { InvestorHead } from "../investor-head.tsx";
import type { Route } from "./+types/session.page.ts";
import { wishWords } from "./wish-words.ts";
import { ShownToFounders, Wishes } from "./wishes.tsx";
import { investorSessionsWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

/** Throws a 404 response if the session does not exist or has no date yet. */
function sessionIn(args: Route.LoaderArgs | Route.ActionArgs) {
  const { lang } = args.context.get(services);
  const found = args.context
    .get(services)
    .content.list("event", lang)
    .find(({ id }) => id === args.params.id);
  if (!found?.startsOn) throw data(null, { status: 404 });
  return { ...found, startsOn: found.startsOn };
}

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang } = requireActor(args, "investor");
  const session = sessionIn(args);
  const now = new Date();
  const { seats, seated, waiting, cancelled } = await seatsOf(db, session);
  const { approved } = actor.viewer;
  const { id, name, startsOn, endsOn, place, format } = session;
  const [counted] = await withCounts(db, [session]);
  const record = await recordOf(db, id);
  return {
    ...{ title: name, id, name, startsOn, endsOn: endsOn ?? startsOn, place, format },
    ...{ selected: counted?.selected ?? null, pitched: counted?.pitched ?? null },
    record: record && {
      present: record.present,
      wishes: record.wishes,
      introductions: record.introductions,
      met: await countMet(db, id, record.closedAt),
    },
    hours: sessionHours(session, lang),
    ...{ seats, seated, waiting, cancelled, approved },
    isRefused: !approved && (await verdictOn(db, actor.viewer.id)) === "no",
    own: approved ? await ownSeat(db, actor, id) : null,
    wishes: approved ? await ownWishes(db, actor, session) : null,
    shown: approved && (await isShownToFounders(db, actor, id)),
    past: now >= endOf(session),
    begun: now >= reservesUntil(session),
    seatsItselfUntil: seatsItselfUntil(startsOn),
    byHand: now >= seatsItselfUntil(startsOn),
    done: doneIn(args).done,
  };
}

export function action(args: Route.ActionArgs) {
  const { actor } = requireActor(args, "investor");
  const { id } = sessionIn(args);
  const { db } = args.context.get(services);
  const here = { to: pathOf("investor-session", { id }) };
  const wish = async ({ startup = "" }: Fields, wished: boolean) => {
    if (!actor.viewer.approved) return { refused: "refused", http: 403 };
    const set = await wishToMeet(db, actor, { session: id, startup, wished });
    if (set.status === "limited") return limited(set);
    return set.status === "stored" ? here : { refused: set.status };
  };
  return handleAction(args, {
    wish: (fields) => wish(fields, true),
    unwish: (fields) => wish(fields, false),
    async show({ shown_to_founders }) {
      if (!actor.viewer.approved) return { refused: "refused", http: 403 };
      const set = await showToFounders(db, actor, { session: id, shown: shown_to_founders === "on" });
      if (set.status === "limited") return limited(set);
      return set.status === "stored" ? here : { refused: "gone" };
    },
    async reserve() {
      if (!actor.viewer.approved) return { refused: "refused", http: 403 };
      const answer = await reserveSeat(db, actor, id);
      if (answer.status === "limited") return limited(answer);
      if (answer.status === "seated" || answer.status === "waiting" || answer.status === "already") return here;
      return { refused: answer.status, ...(answer.status === "gone" && { http: 404 }) };
    },
    async leave() {
      const left = await leaveSeat(db, actor, id);
      return left === "left" ? here : { refused: left };
    },
  });
}

export default function InvestorSession({ loaderData: session, actionData: refusal }: Route.ComponentProps) {
  const words = useWords(investorSessionsWords);
  const card = useWords(pitchSessionWords);
  const { days } = formats[useLanguage().lang];
  const { name, startsOn, endsOn, place, hours, format, past, selected, pitched } = session;
  const wish = useWords(wishWords);
  const done = session.done === "reserve" ? session.own?.state : session.done;
  const notice = done && (words.done[done] ?? wish.done[done]);
  const isWish = refusal?.values["startup"] !== undefined;
  return (
    <>
      <InvestorHead
        title={name}
        context={days(startsOn, endsOn)}
        back={{ to: pathOf("investor-sessions"), words: words.toSessions }}
      />
      <div className="cockpit-work">
        {notice && !refusal && <StatusLine tone="good" {...notice} />}
        {refusal && (
          <FailureLine
            title={
              (isWish && wish.refused[refusal.status]) ||
              (words.refused[refusal.status] ?? words.refused["failed"] ?? "")
            }
            text=""
          />
        )}
        <section className="panel workspace-part">
          <Rows
            rows={[
              { label: words.facts.when, value: days(startsOn, endsOn) },
              { label: words.facts.hours, value: hours || words.hoursFollow },
              { label: words.facts.place, value: place },
              { label: words.facts.format, value: format && card[format] },
              {
                label: words.facts.seats,
                value:
                  !past &&
                  !session.cancelled &&
                  [words.seats(session.seated, session.seats), session.waiting > 0 && words.waiting(session.waiting)]
                    .filter(Boolean)
                    .join(", "),
              },
            ].filter(({ value }) => value)}
          />
          {past && !session.cancelled ? (
            <>
              <p>{words.over}</p>
              {selected !== null && <p>{words.selected(selected)}</p>}
              {pitched !== null && <p>{words.pitched(pitched)}</p>}
              {session.record && (
                <>
                  {session.record.present !== null && <p>{words.present(session.record.present)}</p>}
                  <p>{words.wishes(session.record.wishes)}</p>
                  <p>{words.introductions(session.record.introductions)}</p>
                  {session.record.met > 0 && <p>{words.met(session.record.met)}</p>}
                  <TextLink to={pathOf("session-page", { id: session.id })}>{words.toRecord}</TextLink>
                </>
              )}
            </>
          ) : (
            <Seat session={session} />
          )}
          {(!past || session.wishes) && session.own && !session.cancelled && (
            <ShownToFounders isShown={session.shown} />
          )}
        </section>
        {session.wishes && <Wishes wishes={session.wishes} />}
      </div>
    </>
  );
}

function Seat({ session }: { session: Route.ComponentProps["loaderData"] }) {
  const words = useWords(investorSessionsWords);
  const { moment } = formats[useLanguage().lang];
  const { own, approved, cancelled, begun, seats, seated, waiting } = session;
  if (cancelled)
    return (
      <p>
        <strong>{words.cancelled}</strong> {cancelled.reason}
      </p>
    );
  if (!approved) return <p>{session.isRefused ? words.notApproved : words.pending}</p>;
  if (own)
    return (
      <>
        <p>
          <strong>{own.state === "seated" ? words.seated : words.place(own.place, waiting)}</strong>
        </p>
        {own.state === "waiting" && (
          <p>{session.byHand ? words.placeByHand : words.placeText(moment(session.seatsItselfUntil))}</p>
        )}
        {begun ? (
          <p>{words.begun}</p>
        ) : (
          <>
            {own.state === "seated" && <p>{words.seatedText}</p>}
            <ActionButton intent="leave" look="secondary">
              {own.state === "seated" ? words.leave : words.leaveList}
            </ActionButton>
            <p className="note">{words.again}</p>
          </>
        )}
      </>
    );
  if (begun) return <p>{words.begun}</p>;
  const isFull = seated >= seats || waiting > 0;
  return (
    <>
      {isFull && <p>{words.joinText}</p>}
      <ActionButton intent="reserve">{isFull ? words.join : words.reserve}</ActionButton>
    </>
  );
}
