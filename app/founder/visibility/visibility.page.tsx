import { deckWords } from "../deck/words.ts";
import { readDeck, removeDeck } from "../../../domain/deck/deck.server.ts";
import { ownClosure } from "../../../domain/deck/drawn.server.ts";
import { lockStartup } from "../../../domain/person/startup-contact.server.ts";
import { mustEdit, mustRead, maySit } from "../../../domain/startup/access.ts";
import styles from "./visibility.css?url";
import { activityOf } from "../../../domain/deal/activity.server.ts";
import { isOpen } from "../../../domain/plan/rights.ts";
import { listedInPublication, publicationForm } from "../../../domain/publication/publication-form.server.ts";
import { shownAtFirst, type CustomerKind, type ShownPart } from "../../../domain/publication/publication.ts";
import { publicationState } from "../../../domain/publication/read-reviews.server.ts";
import { change, confirm, publicationOf, withdraw } from "../../../domain/publication/publication.server.ts";
import { isHidden } from "../../../domain/publication/published-now.server.ts";
import { publish } from "../../../domain/publication/publish.server.ts";
import { readAttractiveness } from "../../../domain/readiness/attractiveness.server.ts";
import { readVisibility } from "../../../domain/readiness/visibility.server.ts";
import { founderCompletion, isFounderProfileComplete } from "../../../domain/startup/completion.ts";
import { formats } from "../../../platform/language/format.ts";
import { saveIfUnchanged, shownOf } from "../../../domain/edit-conflict/edit-conflict.server.ts";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { doneIn } from "../../shell/done.server.ts";
import { type FormAction, formAction, handleAction } from "../../shell/form/handle-action.server.ts";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { CockpitHead } from "../cockpit-head.tsx";
import { ownRecords } from "../own-records.server.ts";
import type { Route } from "./+types/visibility.page.ts";
import { ActivityPanel } from "./activity-panel.tsx";
import { AttractivenessPanel } from "./attractiveness-panel.tsx";
import { Checklist } from "./checklist.tsx";
import { ConfirmPanel } from "./confirm-panel.tsx";
import { LookNotice } from "./look-notice.tsx";
import { NextAction } from "./next-action.tsx";
import { ProfileParts } from "./profile-parts.tsx";
import { PublicationForm } from "./publication-form.tsx";
import { ViewsChart } from "./views-chart.tsx";
import { VisibilityCounts } from "./visibility-counts.tsx";
import { VisibilityLock } from "./visibility-lock.tsx";
import { VisibilitySwitch } from "./visibility-switch.tsx";
import { visibilityWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const publicationActions = ["publish", "change", "confirm", "withdraw"] as const;

type Shown = { customers: CustomerKind[]; deepTech: boolean | null; shown: ShownPart[] };

const publishingOf = (found: Awaited<ReturnType<typeof publicationOf>>): Shown => ({
  customers: found?.customers ?? [],
  deepTech: found ? found.deepTech : null,
  shown: found?.shown ?? [...shownAtFirst],
});

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  const { actor, db } = requireActor(args, "founder");
  const { title } = visibilityWords.in(context.get(services).lang);
  const id = mustRead(actor);
  const own = ownRecords(args);
  const [{ plan }, found, erasure] = await Promise.all([own.plan, publicationOf(db, id), own.erasure]);
  const isKept = found !== null && found.withdrawnAt === null;
  // Who will soon be erased publishes nothing, but can still withdraw what a startup with other members has published.
  const isStaying = erasure === null || (isKept && !(await isHidden(db, id)));
  const marked = doneIn(args).done;
  // No success notice is shown when a later change has reversed the action.
  const done = publicationActions.find((each) => each === marked && isKept === (each !== "withdraw")) ?? null;
  if (!isOpen(plan, "publication")) {
    const deck = (await readDeck(db, actor))?.last.number ?? null;
    const removed = marked === "remove-deck" && deck === null ? ("remove-deck" as const) : null;
    return { title, done: removed ?? done, isStaying, isPaused: isKept, deck, tab: null };
  }
  const [{ profile }, look, attractiveness, visibility, activity] = await Promise.all([
    own.profile,
    publicationState(db, id),
    readAttractiveness(db, actor),
    readVisibility(db, actor),
    activityOf(db, actor),
  ]);
  const isPublic = look.state === "public";
  return {
    title,
    done,
    isStaying,
    isPaused: false,
    deck: null,
    tab: {
      look,
      isClosed: (await ownClosure(db, actor)) !== null,
      isPublic,
      // Only owners publish; a reader changes nothing.
      mayAct: isStaying && maySit(actor, isKept || !isFounderProfileComplete(profile) ? "editor" : "owner"),
      isOpen: isKept,
      publishedAt: isPublic ? found?.publishedAt : null,
      confirmedAt: isPublic ? found?.confirmedAt : null,
      publishing: publishingOf(found),
      shownPublishing: shownOf(publishingOf(found)),
      profile,
      completion: founderCompletion(profile),
      attractiveness,
      visibility,
      activity,
    },
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireActor(args, "founder");
  const here = { to: pathOf("founder-visibility") };
  const write = (verb: typeof publish) =>
    formAction(publicationForm, (typed, fields) =>
      saveIfUnchanged<Shown, typeof here | { refused: string }>(db, fields, typed, {
        hold: (tx) => lockStartup(tx, mustEdit(actor)),
        read: async (tx) => publishingOf(await publicationOf(tx, mustRead(actor))),
        async save(tx, _, { deepTech, ...all }) {
          const { status } = await verb(tx, actor, { ...all, deepTech: deepTech ?? typed.deepTech });
          return status === "incomplete" || status === "erasing" || status === "house-name"
            ? { refused: status }
            : here;
        },
      }),
    );
  const work: Record<(typeof publicationActions)[number] | "remove-deck", FormAction> = {
    publish: write(publish),
    change: write(change),
    async confirm() {
      await confirm(db, actor);
      return here;
    },
    async withdraw() {
      await withdraw(db, actor);
      return here;
    },
    async "remove-deck"({ newest }) {
      const removed = await removeDeck(db, actor, Number(newest ?? Infinity) || 0);
      return removed === "removed" ? here : { refused: removed };
    },
  };
  return handleAction(args, work, listedInPublication);
}

export default function VisibilityPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(visibilityWords);
  const removal = useWords(deckWords);
  const { date } = formats[useLanguage().lang];
  const { done, isStaying, isPaused, deck, tab } = loaderData;
  const refusal = actionData ?? undefined;
  const problem =
    refusal &&
    !["invalid", "overtaken"].includes(refusal.status) &&
    (refusal.status === "incomplete" || refusal.status === "erasing" || refusal.status === "house-name"
      ? words.failures[refusal.status]
      : refusal.status === "replaced"
        ? removal.replaced
        : words.failures.unavailable);
  const state = tab?.look.state ?? "private";
  const context = isPaused
    ? words.context.paused
    : tab?.publishedAt
      ? words.context.public(date(tab.publishedAt))
      : words.context[isStaying && state !== "public" ? state : "private"];
  const notice = tab && done === "publish" && !tab.isPublic ? words.done.asked : done && words.done[done];
  return (
    <>
      <CockpitHead title={words.title} context={context} />
      <div className="cockpit-work">
        <ProfileParts />
        {notice && !refusal && <StatusLine tone="good" {...notice} />}
        {problem && <FailureLine title={problem.title} text={problem.text} />}
        {tab ? (
          <>
            {isStaying && <LookNotice look={tab.look} isClosed={tab.isClosed} />}
            {tab.mayAct && (
              <NextAction
                profile={tab.profile}
                isPublic={tab.isOpen}
                isRefused={tab.look.refused !== null && tab.look.state !== "held"}
                visibility={tab.visibility}
              />
            )}
            <section className="panel sheet">
              {isStaying && <VisibilitySwitch state={tab.look.state} />}
              <VisibilityCounts {...tab} />
              <ViewsChart days={tab.activity.byDay} />
            </section>
            <div className="visibility-columns">
              <div className="visibility-side">
                {isStaying && (
                  <PublicationForm
                    publishing={tab.publishing}
                    displayed={tab.shownPublishing}
                    isPublic={tab.isOpen}
                    refusal={refusal}
                  />
                )}
                <ActivityPanel activity={tab.activity} />
              </div>
              <div className="visibility-side">
                {tab.confirmedAt && <ConfirmPanel confirmedAt={tab.confirmedAt} />}
                {isStaying && <Checklist visibility={tab.visibility} isPublic={tab.isPublic} />}
                {tab.attractiveness && <AttractivenessPanel attractiveness={tab.attractiveness} />}
              </div>
            </div>
          </>
        ) : (
          isStaying && <VisibilityLock {...{ isPaused, deck }} />
        )}
      </div>
    </>
  );
}
