import { maySit, mustRead } from "../../../domain/startup/access.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { founderApplicationForm } from "../../../domain/pitch-session/application-form.server.ts";
import { printFact } from "../../../domain/content/print-fact.ts";
import { applyToPitch, ownPitchApplications } from "../../../domain/pitch-session/founder-application.server.ts";
import { answersFrom } from "../../../domain/pitch-session/from-profile.ts";
import { ownCards, setCard } from "../../../domain/session-record/card.server.ts";
import { wishesForStartup } from "../../../domain/session-wish/own.server.ts";
import { wishForInvestor } from "../../../domain/session-wish/wish.server.ts";
import { withCounts } from "../../../domain/session-record/record.server.ts";
import { placesTaken } from "../../../domain/pitch-session/places-taken.server.ts";
import { opensToFounder } from "../../../domain/plan-grant/opens-to.server.ts";
import { ownTurn } from "../../../domain/session-day/own-turn.server.ts";
import { lastScanOf } from "../../../domain/readiness/readiness.server.ts";
import { pathOf } from "../../paths.ts";
import { sessionsNow } from "../../pitch-session/embed.server.ts";
import { services } from "../../context/context.server.ts";
import { doneIn } from "../../shell/done.server.ts";
import { formAction, handleAction } from "../../shell/form/handle-action.server.ts";
import { type Fields, limited } from "../../shell/form/receive.server.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { requireActor, requireSeat } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import { CockpitHead } from "../cockpit-head.tsx";
import { ownRecords } from "../own-records.server.ts";
import type { Route } from "./+types/pitch.page.ts";
import { ApplicationForm } from "./application-form.tsx";
import { Countdown } from "./countdown.tsx";
import { Eligibility } from "./eligibility.tsx";
import { NextSession } from "./next-session.tsx";
import { cardWords } from "./card-words.ts";
import { meetWords } from "./meet-words.ts";
import { PastSessions } from "./past-sessions.tsx";
import { SessionCards } from "./session-cards.tsx";
import { SessionWishes } from "./session-wishes.tsx";
import { pitchTabWords } from "./words.ts";

/** Data that both the loader and the action need. */
async function situation(args: Route.LoaderArgs | Route.ActionArgs) {
  const { actor, db, content, lang } = requireActor(args, "founder");
  const { next } = await sessionsNow(db, content, lang);
  const includesFee = await opensToFounder(db, "participation-fee", mustRead(actor));
  return {
    actor,
    next,
    includesFee,
    fee: content.list("fact", lang).find(({ id }) => id === "pitch.participation_fee"),
    threshold: Number(content.fact("pitch.readiness").value),
    options: content.page("pitch-application", lang).options,
  };
}

const shownScan = (scan: { score: number; scannedAt: Date } | null) =>
  scan && { score: scan.score, scannedAt: scan.scannedAt };

export async function loader(args: Route.LoaderArgs) {
  const { actor, next, includesFee, fee, threshold, options } = await situation(args);
  const { db, content, lang } = args.context.get(services);
  const { profile } = await ownRecords(args).profile;
  const taken = next ? ((await placesTaken(db, [next.id])).get(next.id) ?? 0) : 0;
  const facts = content.list("fact", lang);
  const applications = await ownPitchApplications(db, actor);
  return {
    title: pitchTabWords.in(lang).title,
    scan: shownScan(await lastScanOf(db, mustRead(actor))),
    threshold,
    minRevenue: printFact(content.fact("investors.min_revenue"), lang),
    next,
    today: parisDay(new Date()),
    left: next?.capacity == null ? null : Math.max(0, next.capacity - taken),
    includesFee,
    feeText: fee ? String(fee.value) : "",
    // The figure applies to large sessions only.
    investors:
      next?.format !== "quarterly" && (content.site.sampleContentShown || !content.fact("pitch.investors").confirm)
        ? String(content.fact("pitch.investors").value)
        : null,
    // Unverified figures are shown with a mark while sample data is on, and hidden otherwise.
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
    turn: await ownTurn(db, actor, content.list("event", lang)),
    application: applications.find(({ session }) => session === next?.id) ?? null,
    cards: (await ownCards(db, actor)).flatMap(({ session, hasCard }) => {
      const event = content.list("event", lang).find(({ id }) => id === session);
      return event ? [{ session, hasCard, name: event.name }] : [];
    }),
    wishes: (
      await wishesForStartup(
        db,
        actor,
        content.list("event", lang).flatMap(({ startsOn, ...event }) => (startsOn ? [{ ...event, startsOn }] : [])),
      )
    ).map((each) => ({ ...each, name: content.find("event", each.session, lang).name })),
    past: (await withCounts(db, content.list("event", lang)))
      .filter(({ pitched }) => pitched !== null)
      .map(({ id, name, pitched }) => ({
        id,
        name,
        pitched: pitched ?? 0,
        shown: content.list("startup", lang).filter(({ session }) => session === id).length,
      })),
    notice: content.find("notice", "founder-pitch-application", lang),
    // Applying accepts a fee, and a card publishes: both are for owners. Wishes are for editors too.
    ...{ needs: maySit(actor, "owner") ? undefined : ("owner" as const), done: doneIn(args).done },
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, next, includesFee, fee, threshold, options } = await situation(args);
  const { db, content, secret, lang, address } = args.context.get(services);
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
    "": formAction(founderApplicationForm(options, !includesFee), async ({ feeRead: _, website, ...answers }) => {
      await requireSeat(args, "owner");
      if (!next?.takesApplications) return { refused: "closed" };
      const notice = content.find("notice", "founder-pitch-application", lang);
      const marketing = content.find("consent", "marketing-email", lang);
      const applied = await applyToPitch(db, actor, secret, {
        session: next.id,
        threshold,
        feeText: includesFee ? pitchTabWords.in(lang).feeElite : pitchTabWords.in(lang).fee(String(fee?.value ?? "")),
        submission: {
          key: undefined,
          lang,
          payload: { ...answers, ...(website && { website }) },
          consents: [
            { purpose: "notice", version: notice.version, wording: notice.summary, given: true },
            { purpose: "marketing", version: marketing.version, wording: marketing.text, given: false },
          ],
          source: {},
          address,
          notify: content.site.notificationEmail,
          spam: false,
        },
      });
      if (applied.status === "limited") return limited(applied);
      if (applied.status !== "stored") return { refused: applied.status };
      return { ...here, done: "sent" };
    }),
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function PitchTab({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(pitchTabWords);
  const card = useWords(cardWords);
  const { scan, threshold, next, left, includesFee, feeText, application, turn, needs, done } = loaderData;
  const meet = useWords(meetWords);
  const ofWish = actionData?.values["investor"] !== undefined;
  const ofCard = actionData?.values["card"] !== undefined;
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
          />
        )}
        <div className="workspace-columns">
          <div className="workspace-main">
            <Eligibility scan={scan} threshold={threshold} />
            {isEligible && !application && next?.takesApplications && (
              <section className="panel workspace-part" id="apply">
                <h2>{words.apply}</h2>
                {!includesFee && <p>{words.fee(feeText)}</p>}
                <ApplicationForm
                  options={loaderData.options}
                  answers={loaderData.answers}
                  notice={loaderData.notice}
                  asksForFee={!includesFee}
                  refusal={ofCard || ofWish ? undefined : (actionData ?? undefined)}
                  needs={needs}
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
              turn={turn}
              fee={includesFee ? words.feeElite : words.fee(feeText)}
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
