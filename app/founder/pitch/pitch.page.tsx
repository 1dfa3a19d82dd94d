import { maySit, mustRead } from "../../../domain/startup/access.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { printFact, printPrice } from "../../../domain/content/print-fact.ts";
import { ownPitchApplications } from "../../../domain/pitch-session/founder-application.server.ts";
import { isConfirmed } from "../../../domain/pitch-session/participation-fee.ts";
import { sessionsToCome } from "../../../domain/pitch-session/pitch-session.ts";
import { answersFrom } from "../../../domain/pitch-session/from-profile.ts";
import { ownCards, setCard } from "../../../domain/session-record/card.server.ts";
import { wishesForStartup } from "../../../domain/session-wish/own.server.ts";
import { wishForInvestor } from "../../../domain/session-wish/wish.server.ts";
import { withCounts } from "../../../domain/session-record/record.server.ts";
import { placesTaken } from "../../../domain/pitch-session/places-taken.server.ts";
import { cancelledSessions } from "../../../domain/session-seat/cancelled.server.ts";
import { ownTurn } from "../../../domain/session-day/own-turn.server.ts";
import { lastScanOf } from "../../../domain/readiness/readiness.server.ts";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { doneIn } from "../../shell/done.server.ts";
import { handleAction } from "../../shell/form/handle-action.server.ts";
import { type Fields, limited } from "../../shell/form/receive.server.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { requireActor, requireSeat } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { CockpitHead } from "../cockpit-head.tsx";
import { ownRecords } from "../own-records.server.ts";
import type { Route } from "./+types/pitch.page.ts";
import { ApplicationForm } from "./application-form.tsx";
import { applyForm, situation } from "./apply.server.ts";
import { Countdown } from "./countdown.tsx";
import { Eligibility } from "./eligibility.tsx";
import { NextSession } from "./next-session.tsx";
import { cardWords } from "./card-words.ts";
import { meetWords } from "./meet-words.ts";
import { PastSessions } from "./past-sessions.tsx";
import { SessionCards } from "./session-cards.tsx";
import { SessionWishes } from "./session-wishes.tsx";
import { pitchTabWords } from "./words.ts";

const shownScan = (scan: { score: number; scannedAt: Date } | null) =>
  scan && { score: scan.score, scannedAt: scan.scannedAt };

type Own = Awaited<ReturnType<typeof ownPitchApplications>>[number];

function applicationFor(applications: readonly Own[], next: string | undefined) {
  const found =
    applications.find(({ place }) => place !== null && place === next) ??
    applications.find(({ session }) => session !== null && session === next);
  if (!found) return null;
  const { place, session: _, ...application } = found;
  return { ...application, hasPlace: place === next, isElsewhere: place !== null && place !== next };
}

/** Returns what became of the startup's application at another session than the next; null without an application. */
function stateAt(applications: readonly Own[], id: string, isCancelled: boolean) {
  const placed = applications.find(({ place }) => place === id);
  if (placed) return isCancelled ? "cancelled" : isConfirmed(placed.fee) ? "confirmed" : "held";
  const found = isCancelled ? undefined : applications.find(({ session, place }) => session === id && place === null);
  if (!found) return null;
  return found.isRefused ? "refused" : found.isTakenBack ? "takenBack" : "waiting";
}

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireActor(args, "founder");
  const events = content.list("event", lang);
  const dated = events.flatMap(({ startsOn, ...event }) => (startsOn ? [{ ...event, startsOn }] : []));
  const [known, { profile }, applications, scan, ownedCards, wishes, counted] = await Promise.all([
    situation(args),
    ownRecords(args).profile,
    ownPitchApplications(db, actor),
    lastScanOf(db, mustRead(actor)),
    ownCards(db, actor),
    wishesForStartup(db, actor, dated),
    withCounts(db, events),
  ]);
  // A startup without an application has no pitch time and no session that could be cancelled.
  const [turn, cancelled] = await (applications.length > 0
    ? Promise.all([ownTurn(db, actor, events), cancelledSessions(db)])
    : [null, new Set<string>()]);
  const { next, includesFee, fee, threshold, options } = known;
  const left =
    next && next.capacity !== null
      ? Math.max(0, next.capacity - ((await placesTaken(db, [next.id])).get(next.id) ?? 0))
      : null;
  const facts = content.list("fact", lang);
  const coming = sessionsToCome(events, parisDay(new Date()));
  return {
    title: pitchTabWords.in(lang).title,
    scan: shownScan(scan),
    threshold,
    minRevenue: printFact(content.fact("investors.min_revenue"), lang),
    next,
    today: parisDay(new Date()),
    left,
    includesFee,
    feeText: fee ? printPrice(content.fact(fee.id), lang) : "",
    // The fact `pitch.investors` describes a large session, so no number is shown for another one or before a session is announced.
    investors:
      next?.format === "grand" && (content.site.sampleContentShown || !content.fact("pitch.investors").confirm)
        ? String(content.fact("pitch.investors").value)
        : null,
    // While the site shows sample content, an unverified figure is shown with a mark. Otherwise it is hidden.
    applications2024:
      facts.find(
        ({ id, confirm }) => id === "pitch.applications_2024" && (content.site.sampleContentShown || !confirm),
      ) ?? null,
    options,
    answers: {
      fullName: [actor.viewer.firstName, actor.viewer.lastName].filter(Boolean).join(" "),
      ...answersFrom(
        profile,
        options.sectors.map(({ id }) => id),
      ),
    },
    turn,
    application: applicationFor(applications, next?.id),
    elsewhere: coming.flatMap(({ id, name, startsOn, endsOn }) => {
      const state = id !== next?.id && stateAt(applications, id, cancelled.has(id));
      return state ? [{ id, name, startsOn, endsOn: endsOn ?? startsOn, state } as const] : [];
    }),
    cards: ownedCards.flatMap(({ session, hasCard }) => {
      const event = events.find(({ id }) => id === session);
      return event && !cancelled.has(session) ? [{ session, hasCard, name: event.name }] : [];
    }),
    wishes: wishes.map((each) => ({ ...each, name: content.find("event", each.session, lang).name })),
    past: counted
      .filter(({ pitched }) => pitched !== null)
      .map(({ id, name, pitched, isClosed }) => ({
        ...{ id, name, isClosed },
        pitched: pitched ?? 0,
        shown: content.list("startup", lang).filter(({ session }) => session === id).length,
      })),
    notice: content.find("notice", "founder-pitch-application", lang),
    // Only owners may apply, because an application may commit the startup to a fee.
    ...{ needs: maySit(actor, "owner") ? undefined : ("owner" as const), done: doneIn(args).done },
  };
}

export async function action(args: Route.ActionArgs) {
  const known = await situation(args);
  const { actor } = known;
  const { db } = args.context.get(services);
  const here = { to: pathOf("founder-pitch") };
  const wish = async ({ session = "", investor = "" }: Fields, wished: boolean) => {
    const set = await wishForInvestor(db, actor, { session, investor, wished });
    if (set.status === "limited") return limited(set);
    return set.status === "stored" ? here : { refused: set.status, ...(set.status === "gone" && { http: 404 }) };
  };
  return handleAction(args, {
    async card({ session = "", card }) {
      await requireSeat(args, "owner");
      const set = await setCard(db, actor, { session, shown: card === "yes" });
      if (set.status === "limited") return limited(set);
      return set.status === "stored" ? here : { refused: set.status, http: 404 };
    },
    wish: (fields) => wish(fields, true),
    unwish: (fields) => wish(fields, false),
    async ""(fields) {
      await requireSeat(args, "owner");
      return applyForm(args, known)(fields);
    },
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export default function PitchTab({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(pitchTabWords);
  const card = useWords(cardWords);
  const { scan, threshold, next, left, includesFee, feeText, application, turn, needs, done } = loaderData;
  const meet = useWords(meetWords);
  const ofWish = actionData?.values["investor"] !== undefined;
  const ofCard = actionData?.values["card"] !== undefined;
  // After a rejection or a withdrawal, the founder may apply again if somebody else sent that application.
  const isFree = !application || (!application.isOwn && (application.isRefused || application.isTakenBack));
  const isOwner = needs === undefined;
  const mayApply = isOwner && isFree && next?.takesApplications === true;
  const feeSaid = includesFee ? words.feeElite : words.fee(feeText);
  const isEligible = scan !== null && scan.score >= threshold;
  return (
    <>
      <CockpitHead title={words.title} context={words.context(loaderData.investors)} />
      <div className="cockpit-work">
        {done === "sent" && <StatusLine tone="good" {...words.sent} />}
        {done === "card" && <StatusLine tone="good" {...card.done} />}
        {meet.done[done] && <StatusLine tone="good" {...meet.done[done]} />}
        {next?.startsOn && (
          <Countdown
            session={{ ...next, startsOn: next.startsOn }}
            today={loaderData.today}
            scan={scan}
            threshold={threshold}
            application={application}
            isOwner={isOwner}
          />
        )}
        <div className="workspace-columns">
          <div className="workspace-main">
            {(isEligible || !application) && <Eligibility scan={scan} threshold={threshold} mayApply={mayApply} />}
            {isEligible && mayApply && (
              <section className="panel workspace-part" id="apply">
                <h2>{words.apply}</h2>
                {!includesFee && <p>{feeSaid}</p>}
                <ApplicationForm
                  session={next.id}
                  options={loaderData.options}
                  answers={loaderData.answers}
                  notice={loaderData.notice}
                  fee={feeSaid}
                  asksForFee={!includesFee}
                  refusal={ofCard || ofWish ? undefined : (actionData ?? undefined)}
                />
              </section>
            )}
            <SessionWishes wishes={loaderData.wishes} refusal={ofWish ? (actionData ?? undefined) : undefined} />
            <SessionCards
              cards={loaderData.cards}
              refusal={ofCard ? (actionData ?? undefined) : undefined}
              needs={needs}
            />
          </div>
          <div className="grid min-w-0 content-start gap-5">
            <NextSession
              next={next}
              left={left}
              application={application}
              elsewhere={loaderData.elsewhere}
              turn={turn}
              includesFee={includesFee}
              isOwner={isOwner}
              fee={feeSaid}
            />
            <section className="panel workspace-part">
              <h2>{words.criteriaTitle}</h2>
              <dl className="grid gap-3">
                {[words.revenue(loaderData.minRevenue), ...words.criteria].map(([criterion, text]) => (
                  <div key={criterion}>
                    <dt className="font-semibold">{criterion}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
              <p className="note">{words.priority}</p>
            </section>
            <PastSessions past={loaderData.past} applications={loaderData.applications2024} />
          </div>
        </div>
      </div>
    </>
  );
}
