import { sessionIn } from "./session-in.server.ts";
import { movePlace, orderOf, sendOrder, setPace } from "../../../domain/session-day/order.server.ts";
import { closeSession, proposalOf } from "../../../domain/session-record/close.server.ts";
import { guestsOf, cancelSession, lastLeft, seatNow, setSeats } from "../../../domain/session-seat/desk.server.ts";
import { seatsOf } from "../../../domain/session-seat/own.server.ts";
import { shownSession } from "../../../domain/session-seat/plan.server.ts";
import { isPast, seatLimits, seatsItselfUntil } from "../../../domain/session-seat/session-seat.ts";
import { pageNumber } from "../../../platform/db/numbered-page.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { TextField } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { sessionHours } from "../../pitch-session/embed.server.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { formAction } from "../../shell/form/handle-action.server.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { ActionForm } from "../kit/action-form.tsx";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { typedFields } from "../kit/form-values.ts";
import { gone } from "../kit/gone.server.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { LinkIfOpen } from "../kit/link-if-open.tsx";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/session.page.ts";
import { CancelForm } from "./cancel-form.tsx";
import { GuestTable } from "./guest-table.tsx";
import { closeWords } from "./close-words.ts";
import { ClosePart } from "./close-part.tsx";
import { OrderPart } from "./order-part.tsx";
import { cancelForm, closeForm, moveForm, paceForm, seatForm, seatsForm, sendForm } from "./session-form.server.ts";
import { SessionSteps } from "./session-steps.tsx";
import { deskSessionWords } from "./session-words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang } = requireColleague(args);
  const session = sessionIn(args);
  if (!session) return gone(lang);
  const search = new URL(args.request.url).searchParams;
  const pageOf = (part: "seated" | "waiting") => (search.get("part") === part ? pageNumber(search) : 1);
  const { id, name, startsOn, endsOn, place, applicationsCloseOn } = session;
  const now = new Date();
  return {
    title: deskWords.in(lang).title(name),
    session: {
      id,
      name,
      startsOn,
      endsOn: endsOn ?? startsOn,
      place,
      applicationsCloseOn,
      hours: sessionHours(session, lang),
    },
    order: await orderOf(db, actor, session, now),
    shown: await shownSession(db, id),
    counts: await seatsOf(db, session),
    closing: await proposalOf(db, actor, session, now),
    seated: await guestsOf(db, actor, id, "seated", pageOf("seated")),
    waiting: await guestsOf(db, actor, id, "waiting", pageOf("waiting")),
    lastLeft: await lastLeft(db, actor, id),
    past: isPast(session, parisDay(now)),
    today: parisDay(now),
    until: seatsItselfUntil(startsOn),
    byHand: now >= seatsItselfUntil(startsOn),
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, db } = requireColleague(args);
  const { id } = args.params;
  const here = { to: pathOf("admin-session", { id }) };
  const answered = (status: string) => ({ refused: status, ...(status === "gone" && { http: 404 }) });
  return handleAction(
    args,
    {
      seats: formAction(seatsForm, async ({ seats }) => {
        const answer = await setSeats(db, actor, id, seats);
        if (answer.status === "stored" || answer.status === "unchanged") return here;
        return {
          ...answered(answer.status),
          ...(answer.status === "seated" && { values: { seated: String(answer.seated) } }),
        };
      }),
      seat: formAction(seatForm, async ({ guest }) => {
        const status = await seatNow(db, actor, id, guest);
        return status === "stored" ? here : answered(status);
      }),
      move: formAction(moveForm, async ({ place, to }) => {
        const status = await movePlace(db, actor, { session: id, place, to });
        return status === "stored" ? here : answered(status);
      }),
      pace: formAction(paceForm, async (pace, sent) => {
        const status = await setPace(db, actor, id, { ...pace, sent });
        if (typeof status === "object") return status;
        return status === "stored" ? here : answered(status);
      }),
      "send-order": formAction(sendForm, async ({ shown }) => {
        const sent = await sendOrder(db, actor, id, new Date(), shown);
        return sent.status === "stored"
          ? { ...here, about: `${sent.mailed}-${sent.changed}-${sent.elsewhere}` }
          : answered(sent.status);
      }),
      close: formAction(closeForm, async ({ pitched, reason, line, shown }) => {
        const session = sessionIn(args);
        if (!session) return answered("gone");
        const answer = reason === "" ? null : { reason, line };
        const status = await closeSession(db, actor, { session, pitched, answer, shown });
        return status === "stored" ? { ...here, done: "close-session" } : answered(status);
      }),
      cancel: formAction(cancelForm, async ({ reason, shown }) => {
        const status = await cancelSession(db, actor, id, { reason, shown }, new Date());
        return status === "stored" ? { ...here, done: "cancel-session" } : answered(status);
      }),
    },
    ["pitched"],
  );
}

export const shouldRevalidate = alsoWhenOvertaken;

export default function SessionBoard({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const words = useWords(deskSessionWords);
  const close = useWords(closeWords);
  const { days, moment } = formats[useLanguage().lang];
  const back = { to: pathOf("admin-sessions"), words: words.back };
  if ("gone" in loaderData) return <NotFound back={back} />;
  const { session, order, counts, seated, waiting, lastLeft: left, past, until, byHand } = loaderData;
  const { id, name, startsOn, endsOn, hours, place } = session;
  const { cancelled } = counts;
  const isOpen = !past && !cancelled;
  return (
    <>
      <DeskHeading title={name} back={back} text={[days(startsOn, endsOn), hours, place].filter(Boolean).join(". ")} />
      <RefusalNotice
        refusal={refusal ?? undefined}
        problems={{ ...words.problems(refusal?.values["seated"] ?? String(counts.seated)), ...close.problems }}
      />
      <ActionNotice of={["seats", "seat", "cancel-session", "close-session"]} />
      {cancelled && <StatusLine tone="warn" title={words.cancelled(moment(cancelled.at))} text={cancelled.reason} />}
      {past && <p className="note">{words.over}</p>}
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <LinkIfOpen page="admin-record" to={pathOf("admin-record", { kind: "event", id })}>
          {words.record}
        </LinkIfOpen>
        <TextLink to={pathOf("admin-session-day", { id })}>{words.day}</TextLink>
      </p>
      {!cancelled && (
        <SessionSteps
          session={session}
          order={order}
          closing={loaderData.closing}
          past={past}
          today={loaderData.today}
        />
      )}
      <div className="grid items-start min-[84rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-5">
        <OrderPart order={order} isOpen={isOpen} isCancelled={cancelled !== null} refusal={refusal ?? undefined} />
        <section className="desk-panel">
          <h2>{words.seats}</h2>
          <p>
            <strong>{words.taken(counts.seated, counts.seats)}</strong>
            {isOpen && counts.seated < counts.seats && `, ${words.free(counts.seats - counts.seated)}`}
          </p>
          {isOpen && <SeatsForm seats={counts.seats} refusal={refusal ?? undefined} />}
          <h3>{words.waiting}</h3>
          {waiting.total === 0 ? (
            <p className="note">{words.nobodyWaits}</p>
          ) : (
            <>
              {isOpen && (
                <p className="note">
                  {byHand ? words.waitingByHand(waiting.total) : words.waitingText(waiting.total, moment(until))}
                </p>
              )}
              <GuestTable session={id} part="waiting" guests={waiting} seats={isOpen && counts.seated < counts.seats} />
            </>
          )}
          <h3>{words.seatedPeople}</h3>
          {seated.total === 0 ? (
            <p className="note">{words.nobody}</p>
          ) : (
            <GuestTable session={id} part="seated" guests={seated} seats={false} />
          )}
          {left && (
            <p>
              <strong>{words.lastMove}</strong> {words.leftBy(moment(left.at), left.name ?? "")}
            </p>
          )}
          {seated.total + waiting.total > 0 && (
            <TextLink to={pathOf("admin-session-guests", { id })} reloadDocument>
              {words.file}
            </TextLink>
          )}
        </section>
      </div>
      {!cancelled && <ClosePart session={id} closing={loaderData.closing} past={past} refusal={refusal ?? undefined} />}
      {isOpen && (
        <CancelForm
          shown={loaderData.shown}
          guests={seated.total + waiting.total}
          startups={order.turns.filter(({ endedAt }) => endedAt === null).length}
          open={loaderData.closing.unanswered}
          refusal={refusal ?? undefined}
        />
      )}
    </>
  );
}

function SeatsForm({ seats, refusal }: { seats: number; refusal: Refusal | undefined }) {
  const words = useWords(deskSessionWords);
  const { value, error } = typedFields("seats", refusal, words.errors);
  return (
    <>
      <div className="desk-buttons">
        {[1, 5]
          .filter((more) => seats + more <= seatLimits.most)
          .map((more) => (
            <ActionButton
              key={more}
              intent="seats"
              fields={{ seats: seats + more }}
              preventScrollReset
              look="secondary"
              small
              aria-label={words.addLabel(more)}
            >
              {words.add(more)}
            </ActionButton>
          ))}
      </div>
      <ActionForm key={seats} intent="seats" submit={words.save} look="secondary">
        <TextField
          name="seats"
          type="number"
          min={1}
          max={seatLimits.most}
          label={words.change}
          hint={words.changeHint}
          defaultValue={value("seats") ?? seats}
          error={error("seats")}
          required
        />
      </ActionForm>
    </>
  );
}
