import { formats } from "../../platform/language/format.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import { withoutCancelled } from "../../domain/session-seat/cancelled.server.ts";
import { sessionForSender, sessionsAppliedTo } from "../../domain/pitch-session/founder-application.server.ts";
import { answersFrom } from "../../domain/pitch-session/from-profile.ts";
import { readFounderProfile } from "../../domain/startup/founder-profile.server.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { notStored, services, viewer } from "../context/context.server.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { pageMetadata } from "../shell/page-metadata.ts";
import { requireActor } from "../shell/require.server.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/application.page.ts";
import { ApplicationForm } from "./application-form.tsx";
import { pitchApplicationWords } from "./application-words.ts";
import { applicationActions } from "./application.form.server.ts";
import { whatItCountsFor } from "../../domain/pitch-session/session-to-apply-for.ts";

/** Returns form answers prefilled from a signed-in founder's profile; undefined for visitors without a startup. */
async function knownOf(args: Route.LoaderArgs, sectors: readonly { id: string }[]) {
  if (!args.context.get(viewer)?.startup) return undefined;
  const { profile } = await readFounderProfile(args.context.get(services).db, requireActor(args, "founder").actor);
  return answersFrom(
    profile,
    sectors.map(({ id }) => id),
  );
}

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  const { db, content, lang, address } = context.get(services);
  const all = content.list("event", lang);
  const isStored = !context.get(notStored);
  const events = isStored ? await withoutCancelled(db, all) : all;
  const sender = context.get(viewer);
  const actor = sender && { viewer: sender, address };
  const full = new Set<string>();
  const goal = isStored
    ? await sessionForSender(db, events, actor ? await sessionsAppliedTo(db, actor, events) : [])
    : { ...whatItCountsFor(events, { applied: [], full }), full };
  const named = (session: (typeof events)[number] | undefined) =>
    session && { name: session.name, isFull: goal.full.has(session.id), isOwn: session.id === goal.applied?.id };
  const page = content.page("pitch-application", lang);
  return {
    page,
    session: goal.session ?? null,
    /** The name of the session to come that the signed-in startup has already applied to. */
    applied: goal.applied?.name ?? null,
    passed: named(goal.passed),
    after: named(goal.after),
    notice: content.find("notice", "pitch-application", lang),
    marketing: content.find("consent", "marketing-email", lang),
    known: await knownOf(args, page.options.sectors),
  };
}

export const action = (args: Route.ActionArgs) => applicationActions.page(args);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("pitch-application", loaderData.page.metadata, rootData(matches)) : [];

export default function PitchApplication({
  loaderData: { page, session, applied, passed, after, notice, marketing, known },
  actionData,
}: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords(pitchApplicationWords);
  return (
    <section className="page section contact">
      <div className="grid content-start gap-4">
        <h1>{page.title}</h1>
        <p className="lead">{page.intro}</p>
        <p className="font-semibold">
          {applied && `${words.already(applied)} `}
          {session?.startsOn
            ? words.forSession(
                session.name,
                formats[lang].days(session.startsOn, session.endsOn ?? session.startsOn),
                passed,
              )
            : after
              ? after.isOwn
                ? words.forFollowing
                : words.forAfter(after.name, after.isFull)
              : words.forNext}
        </p>
        {applied && !session && <TextLink to={pathOf("notify-me")}>{words.notify}</TextLink>}
        <h2 className="mt-5 text-title-s">{page.criteria.title}</h2>
        <ul className="match-list">
          {page.criteria.items.map(({ title, text }) => (
            <li key={title}>
              <CheckIcon className="text-good" />
              <p>
                <b>{title}</b> {text}
              </p>
            </li>
          ))}
        </ul>
        <p className="text-ink-2">{page.decision}</p>
        <h2 className="mt-5 text-title-s">{page.fee.title}</h2>
        <p className="text-ink-2">{page.fee.text}</p>
        <p className="note">{page.disclaimer}</p>
      </div>
      <div id="apply">
        <h2 className="text-title-s">{words.heading}</h2>
        <ApplicationForm
          options={page.options}
          session={session?.id ?? ""}
          notice={notice}
          marketing={marketing}
          refused={actionData}
          known={known}
        />
      </div>
    </section>
  );
}
