import { withoutCancelled } from "../../domain/session-seat/cancelled.server.ts";
import { sessionToTell } from "../../domain/pitch-session/session-dates.server.ts";
import { takesApplications } from "../../domain/pitch-session/pitch-session.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { formats } from "../../platform/language/format.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { SessionScene } from "../sections/session-scene.tsx";
import { services } from "../context/context.server.ts";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/notify.page.ts";
import { NotifyForm } from "./notify-form.tsx";
import { useWords } from "../shell/language.tsx";
import { notifyWords } from "./notify-words.ts";
import { notifyActions } from "./notify.form.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { content, db, lang } = context.get(services);
  const next = await sessionToTell(db, await withoutCancelled(db, content.list("event", lang)));
  return {
    page: content.page("notify-me", lang),
    next: next
      ? {
          name: next.name,
          days: formats[lang].days(next.startsOn, next.endsOn ?? next.startsOn),
          isClosed: !takesApplications(next, parisDay(new Date())),
        }
      : null,
    notice: content.find("notice", "notify-me", lang),
    marketing: content.find("consent", "marketing-email", lang),
  };
}

export const action = (args: Route.ActionArgs) => notifyActions.page(args);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("notify-me", loaderData.page.metadata, rootData(matches), { social: "pitch-session" }) : [];

export default function Notify({ loaderData: { page, next, ...form }, actionData }: Route.ComponentProps) {
  const { nextIs, nextLink } = useWords(notifyWords);
  return (
    <section className="page section contact">
      <div>
        <h1>{page.title}</h1>
        <p className="lead mt-4">{next ? nextIs(next.name, next.days, next.isClosed) : page.intro}</p>
        {next && (
          <TextLink to={pathOf("pitch-session")} className="mt-4">
            {nextLink}
          </TextLink>
        )}
      </div>
      <NotifyForm {...form} refused={actionData} />
      <SessionScene className="beside-form" />
    </section>
  );
}
