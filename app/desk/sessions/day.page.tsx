import { useEffect, useRef } from "react";
import { startTurn } from "../../../domain/session-day/clock.server.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { dayLinks, makeDayLink, revokeDayLink } from "../../../domain/session-day/day-link.server.ts";
import { markPresence } from "../../../domain/session-day/presence.server.ts";
import { dayWindow } from "../../../domain/session-day/presence.ts";
import { sheetOf } from "../../../domain/session-day/sheet.server.ts";
import { recordOf } from "../../../domain/session-record/record.server.ts";
import { guestsOf, seatNow } from "../../../domain/session-seat/desk.server.ts";
import { seatsOf } from "../../../domain/session-seat/own.server.ts";
import { seatsItselfUntil, timesOf } from "../../../domain/session-seat/session-seat.ts";
import { formats } from "../../../platform/language/format.ts";
import { pathOf } from "../../paths.ts";
import { Attendance } from "../../session-day/embed.tsx";
import { presenceForm } from "../../session-day/embed.server.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { gone } from "../kit/gone.server.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/day.page.ts";
import { deskDayWords } from "./day-words.ts";
import { RunTurns } from "./run-turns.tsx";
import { linkForm, pressForm, seatForm } from "./session-form.server.ts";
import { sessionIn } from "./session-in.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang } = requireColleague(args);
  const session = sessionIn(args);
  if (!session) return gone(lang);
  const now = new Date();
  const { id, name, startsOn } = session;
  const counts = await seatsOf(db, session);
  const isClosed = (await recordOf(db, id)) !== null;
  const byHand = now >= seatsItselfUntil(startsOn);
  return {
    title: deskWords.in(lang).title(deskDayWords.in(lang).title(name)),
    session: { id, name, isOpen: !counts.cancelled && !isClosed, isClosed },
    now: now.getTime(),
    sheet: await sheetOf(db, actor, session, now),
    free: counts.seats - counts.seated,
    waiting: byHand ? await guestsOf(db, actor, id, "waiting") : null,
    links: await dayLinks(db, actor, id),
    window: dayWindow({ startsOn, ...timesOf(session) }),
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, db, env } = requireColleague(args);
  const { id } = args.params;
  const here = { to: pathOf("admin-session-day", { id }) };
  const answered = (status: string) =>
    status === "stored" ? here : { refused: status, ...(status === "gone" && { http: 404 }) };
  const press = (name: "start" | "end" | "reset") =>
    formAction(pressForm, async ({ place }) =>
      answered(await startTurn(db, actor, { session: id, place, press: name })),
    );
  return handleAction(args, {
    start: press("start"),
    end: press("end"),
    reset: press("reset"),
    tap: formAction(presenceForm, async (tap) => answered(await markPresence(db, actor, id, tap))),
    seat: formAction(seatForm, async ({ guest }) => answered(await seatNow(db, actor, id, guest))),
    "make-link": async () => {
      const made = await makeDayLink(db, actor, id);
      if (made.status !== "stored") return answered(made.status);
      // The link is stored only as a hash, so only this response can show it.
      const link = `${env.APP_URL}${pathOf("session-day", { token: made.token })}`;
      return { refused: "made", http: 200, values: { link } };
    },
    "revoke-link": formAction(linkForm, async ({ link }) =>
      answered(await revokeDayLink(db, actor, { session: id, link })),
    ),
  });
}

export const shouldRevalidate = alsoWhenOvertaken;

export default function RunSheet({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(deskDayWords);
  const { moment } = formats[useLanguage().lang];
  if ("gone" in loaderData) return <NotFound back={{ to: pathOf("admin-sessions"), words: words.all }} />;
  const { session, now, sheet, free, waiting, links, window } = loaderData;
  const { id, isOpen, isClosed } = session;
  const present = sheet.investors.filter((each) => each.present).length;
  const made = actionData?.status === "made" ? actionData.values["link"] : undefined;
  return (
    <>
      <DeskHeading
        title={words.title(session.name)}
        back={{ to: pathOf("admin-session", { id }), words: words.back }}
        text={words.text(moment(new Date(now)), present, sheet.investors.length)}
      />
      <RefusalNotice refusal={made ? undefined : (actionData ?? undefined)} problems={words.problems} />
      {made && <MadeLink key={made} link={made} />}
      {isClosed && <StatusLine tone="warn" title={words.problems["closed"] ?? ""} text="" />}
      <RunTurns {...sheet} now={now} isOpen={isOpen} />
      {waiting && waiting.total > 0 && (
        <section className="desk-panel">
          <h2>{words.waiting(waiting.total)}</h2>
          {isOpen && <p className="note">{words.waitingText(free)}</p>}
          <ul className="grid gap-3">
            {waiting.rows.map((each) => {
              const name = each.name ?? each.company;
              return (
                <li key={each.id} className="flex items-center justify-between gap-4">
                  <span className="min-w-0 wrap-anywhere">{[name, each.company].filter(Boolean).join(", ")}</span>
                  {isOpen && free > 0 && (
                    <ActionButton
                      intent="seat"
                      fields={{ guest: each.id }}
                      className="print:hidden"
                      preventScrollReset
                      look="secondary"
                      small
                      aria-label={words.seatOf(name)}
                    >
                      {words.seat}
                    </ActionButton>
                  )}
                </li>
              );
            })}
          </ul>
          {waiting.total > waiting.rows.length && (
            <p>
              <TextLink to={pathOf("admin-session", { id })}>{words.allWaiting(waiting.total)}</TextLink>
            </p>
          )}
        </section>
      )}
      <section className="desk-panel">
        <Attendance session={id} isOpen={isOpen} now={now} investors={sheet.investors} startups={sheet.startups} />
      </section>
      {isOpen && (
        <section className="desk-panel print:hidden">
          <h2>{words.helpers}</h2>
          <p className="note">{words.helpersText(moment(window.from), moment(window.until))}</p>
          <ul className="grid gap-3">
            {links.map((link) => (
              <li key={link.id} className="flex items-center justify-between gap-4">
                <span>
                  {words.madeOn(moment(link.madeAt))}
                  {!link.opens && <span className="desk-sub">{words.linkEnded}</span>}
                </span>
                <ActionButton intent="revoke-link" fields={{ link: link.id }} preventScrollReset look="secondary" small>
                  {words.revoke}
                </ActionButton>
              </li>
            ))}
          </ul>
          <ActionButton intent="make-link" preventScrollReset look="secondary" small>
            {words.make}
          </ActionButton>
        </section>
      )}
    </>
  );
}

/** With JavaScript, the new link gets the focus; otherwise, the reloaded page starts at the link. */
function MadeLink({ link }: { link: string }) {
  const words = useWords(deskDayWords);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <div ref={line} tabIndex={-1} className="print:hidden">
      <StatusLine tone="good" title={words.made} text={<code className="wrap-anywhere">{link}</code>} />
    </div>
  );
}
