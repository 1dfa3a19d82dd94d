import { daysLater } from "../../../platform/language/paris-day.ts";
import { readDeck, removeDeck, uploadDeck } from "../../../domain/deck/deck.server.ts";
import { drawnVersion, ownClosure, refusedDeck } from "../../../domain/deck/drawn.server.ts";
import { linkLimits } from "../../../domain/deck/link.ts";
import { lastAgreement } from "../../../domain/deck/agreement.server.ts";
import { deckLinkToken } from "../../../domain/deck/link-token.server.ts";
import { shareAgain } from "../../../domain/deck/share-again.server.ts";
import { cutLink, readLinks, shareDeck } from "../../../domain/deck/share.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { readReadings } from "../../../domain/deck/read-deck.server.ts";
import { opensToFounder } from "../../../domain/plan-grant/opens-to.server.ts";
import { planOf } from "../../../domain/plan-grant/current-plan.server.ts";
import { readOpenings } from "../../../domain/deck/visit.server.ts";
import { isHidden } from "../../../domain/publication/published-now.server.ts";
import { publicationOf } from "../../../domain/publication/publication.server.ts";
import { publicationState } from "../../../domain/publication/read-reviews.server.ts";
import { waitingErasure } from "../../../domain/person/erasure.server.ts";
import { mustRead } from "../../../domain/startup/access.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { services, upload } from "../../context/context.server.ts";
import { doneIn } from "../../shell/done.server.ts";
import { formAction, handleAction } from "../../shell/form/handle-action.server.ts";
import { invalid, limited } from "../../shell/form/receive.server.ts";
import { RefusalLine } from "../../shell/form/failure-line.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { StatusLine, type StatusText } from "../../shell/form/status-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { CockpitHead } from "../cockpit-head.tsx";
import { LookNotice } from "../visibility/look-notice.tsx";
import { ProfileParts } from "../visibility/profile-parts.tsx";
import type { Route } from "./+types/deck.page.ts";
import styles from "./deck.css?url";
import { DrawingPart } from "./drawing-part.tsx";
import { LinksPart, type ShownLink } from "./links-part.tsx";
import { NewLink } from "./new-link.tsx";
import { OpeningsPart } from "./openings-part.tsx";
import { OwnFilePart } from "./own-file-part.tsx";
import { namedLinkForm, openLinkForm } from "./share-form.server.ts";
import { SharePart } from "./share-part.tsx";
import { deckWords } from "./words.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: workspaceStyles },
  { rel: "stylesheet", href: styles },
];

export async function loader(args: Route.LoaderArgs) {
  const { actor, db } = requireActor(args, "founder");
  const founder = mustRead(actor);
  const deck = await readDeck(db, actor);
  const shows = (await publicationOf(db, founder))?.shown.includes("deck") ?? false;
  const look = await publicationState(db, founder);
  const approved = await drawnVersion(db, look.shown?.deckVersion ?? null);
  const refused = await refusedDeck(db, actor);
  const closure = await ownClosure(db, actor);
  const { plan, until, next } = await planOf(db, founder);
  const access: Access = !deck?.drawn
    ? "notDrawn"
    : closure || refused?.served === null
      ? "shut"
      : (await isHidden(db, founder))
        ? (await waitingErasure(db, actor.viewer.email)) === null
          ? "held"
          : "erasing"
        : look.state !== "public"
          ? "notPublic"
          : !shows
            ? "notShown"
            : approved
              ? "open"
              : "notLookedAt";
  return {
    title: deckWords.in(args.context.get(services).lang).title,
    done: doneIn(args).done,
    ...{ deck, access, look, approved },
    ...{ refused, closure },
    openings: await readOpenings(db, actor),
    links: await shownLinks(args, actor),
    readings: deck && (await opensToFounder(db, "deck-reading", founder)) ? await readReadings(db, actor) : null,
    agreement: (await opensToFounder(db, "deck-agreement", founder))
      ? ((await lastAgreement(db, founder)) ?? "")
      : null,
    mayCopy: await opensToFounder(db, "deck-copy", founder),
    mostLinks: linkLimits.live[plan],
    planEnds: until && next?.from === daysLater(until, 1) ? null : until,
  };
}

/** Returns the deck's links; only a link without an e-mail address includes its URL, which the founder passes on. */
async function shownLinks(args: Route.LoaderArgs, actor: Actor): Promise<ShownLink[]> {
  const { db, secret, env } = args.context.get(services);
  const found = await readLinks(db, actor);
  return found.map(({ toEmail, ...link }) => ({
    ...link,
    to: toEmail,
    address: toEmail === null ? env.APP_URL + pathOf("deck-link", { link: deckLinkToken(secret, link.id) }) : null,
  }));
}

type Access = "open" | "notLookedAt" | "notDrawn" | "notPublic" | "notShown" | "held" | "erasing" | "shut";

/** The states in which no link opens the deck. */
const closedTo: readonly Access[] = ["held", "erasing", "shut"];

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireActor(args, "founder");
  const here = { to: pathOf("founder-deck") };
  const { lang } = args.context.get(services);
  async function share(to: Parameters<typeof shareDeck>[2]) {
    const shared = await shareDeck(db, actor, to);
    if (shared.status === "limited") return limited(shared);
    if (shared.status !== "shared") return { refused: shared.status };
    return shared.keepsAgreement ? { ...here, done: "kept" } : here;
  }
  const shareNamed = formAction(namedLinkForm, ({ to_email: email, agreement, agreement_text: text, ...chosen }) =>
    share({
      ...{ email, lang, ...chosen },
      ...(agreement && { agreement: text || deckWords.in(lang).share.agreement.ours }),
    }),
  );
  const shareOpen = formAction(openLinkForm, (chosen) => share({ lang, ...chosen }));
  return handleAction(args, {
    async upload() {
      const stored = await uploadDeck(db, actor, args.context.get(upload)?.files[0]);
      if (stored.status === "limited") return limited(stored);
      return stored.status === "refused" ? invalid({ file: stored.problem }) : here;
    },
    share: (fields) => (fields["to_email"] === undefined ? shareOpen(fields) : shareNamed(fields)),
    async again({ link = "", which }) {
      const shared = await shareAgain(db, actor, {
        ...{ id: link, lang, which: which === "reopen" ? "reopen" : "resend" },
      });
      if (shared.status === "limited") return limited(shared);
      return shared.status === "shared"
        ? here
        : { refused: shared.status, ...(shared.status === "gone" && { http: 404 }) };
    },
    async cut({ link = "" }) {
      return (await cutLink(db, actor, link)) ? here : { refused: "gone", http: 404 };
    },
    async remove({ newest }) {
      const removed = await removeDeck(db, actor, Number(newest ?? Infinity) || 0);
      return removed === "removed" ? here : { refused: removed };
    },
  });
}

/** Returns the message that explains why a form of this page was refused. */
function refusalIn(words: ReturnType<typeof deckWords.in>, { status, minutes, values }: Refusal, mostLinks: number) {
  const isShare = ["share", "again"].includes(values["intent"] ?? "");
  const says: Record<string, StatusText> = {
    invalid: isShare ? words.share.failed : words.notStored,
    limited: (isShare ? words.share : words).limited(minutes),
    crowded: words.crowded,
    gone: words.gone,
    replaced: words.replaced,
    "no-deck": words.share.noDeck,
    "too-many": words.share.tooMany(mostLinks),
  };
  return says[status] ?? words.failure;
}

export default function DeckPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    title,
    done,
    deck,
    access,
    look,
    approved,
    refused,
    closure,
    openings,
    links: given,
    readings,
    mayCopy,
    agreement,
    mostLinks,
    planEnds,
  } = loaderData;
  const words = useWords(deckWords);
  const refusal = actionData ?? undefined;
  const failure = refusal && refusalIn(words, refusal, mostLinks);
  const last = deck?.last;
  // The success notice is hidden if another window has since uploaded or removed the deck.
  const notice = (deck === null) === (done === "remove") ? words.done[done] : undefined;
  return (
    <>
      <CockpitHead title={title} context={words.context} />
      <div className="cockpit-work">
        <ProfileParts />
        {failure ? (
          <RefusalLine {...failure} />
        ) : (
          notice && (
            <StatusLine tone="good" title={notice} text={done === "share" && given[0] && <NewLink link={given[0]} />} />
          )
        )}
        {last?.state === "refused" && last.why && (
          <StatusLine tone="bad" title={words.refused(last.number, last.name)} text={words.refusals[last.why]} />
        )}
        {last?.state === "waiting" && <DrawingPart version={last} />}
        {closure && (
          <StatusLine
            tone="bad"
            title={words.closed.title(closure.at)}
            text={
              <>
                {words.closed.why} <q className="whitespace-pre-line">{closure.reason}</q> {words.closed.contact}
              </>
            }
          />
        )}
        {refused && !closure && (
          <StatusLine
            tone="bad"
            title={words.shut.title(refused.number)}
            text={
              <>
                {words.shut.why} <q className="whitespace-pre-line">{refused.reason}</q>{" "}
                {words.shut.links(refused.served)}
              </>
            }
          />
        )}
        {!(refused && !look.waits) && <LookNotice look={look} isClosed={closure !== null} />}
        <div className="deck-columns">
          {deck && (
            <OpeningsPart
              openings={openings}
              readings={readings}
              pictures={refused || closure ? null : (deck.drawn?.number ?? null)}
            />
          )}
          {deck?.drawn && !closure && (!refused || refused.served !== null) && (
            <SharePart
              refusal={refusal}
              isShared={!failure && done === "share"}
              copy={!mayCopy ? "not in plan" : deck.drawn.locked ? "locked" : "open"}
              agreement={agreement}
            />
          )}
          {deck && (
            <LinksPart links={given} readings={readings} isShut={closedTo.includes(access)} planEnds={planEnds} />
          )}
          <OwnFilePart deck={deck} isShut={access === "shut"} refusal={refusal}>
            {!deck
              ? words.none
              : access === "open" && approved && approved.number !== deck.drawn?.number
                ? words.access.earlier(approved.number)
                : words.access[access]}{" "}
            {deck && (access === "notPublic" || access === "notShown") && (
              <TextLink to={`${pathOf("founder-visibility")}#publication`}>{words.access.change}</TextLink>
            )}
          </OwnFilePart>
        </div>
      </div>
    </>
  );
}
