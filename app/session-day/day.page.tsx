import { data, redirect } from "react-router";
import { openDayLink, markByLink } from "../../domain/session-day/day-link.server.ts";
import { attendanceOf } from "../../domain/session-day/sheet.server.ts";
import { services } from "../context/context.server.ts";
import { pathOf } from "../paths.ts";
import { byIntent, checked, limited, receiveAtPage } from "../shell/form/receive.server.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { LinkOutcome } from "../shell/link-outcome.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import { personalHeaders } from "../shell/personal-headers.ts";
import type { RouteArgs } from "../shell/require.server.ts";
import type { Route } from "./+types/day.page.ts";
import { Attendance } from "./embed.tsx";
import { presenceForm } from "./embed.server.ts";
import { sessionDayWords } from "./words.ts";

/** Returns null for a wrong link. Throws a 429 response after too many wrong links. */
async function opened(args: RouteArgs & { params: { token: string } }) {
  const { address } = args.context.get(services);
  const found = await openDayLink(args.context.get(services).db, { token: args.params.token, address });
  if (found.status !== "limited") return found.status === "open" ? found : null;
  throw new Response(null, { status: 429, headers: { "Retry-After": String(found.retryAfter) } });
}

export async function loader(args: Route.LoaderArgs) {
  const { db, content, lang } = args.context.get(services);
  const words = sessionDayWords.in(lang);
  const link = await opened(args);
  const event = link && content.list("event", lang).find(({ id }) => id === link.session);
  if (!event) return data({ title: words.gone.title, day: null }, { status: 404 });
  const now = new Date();
  const attendance = await attendanceOf(db, event.id, now);
  return data({ title: words.title, day: { ...attendance, session: event.id, name: event.name, now: now.getTime() } });
}

export async function action(args: Route.ActionArgs) {
  const link = await opened(args);
  if (!link) return data(null, { status: 404 });
  const { db } = args.context.get(services);
  return receiveAtPage(
    args,
    byIntent({
      tap: checked(presenceForm, async (tap) => {
        const answer = await markByLink(db, link, tap);
        if (answer.status === "limited") return limited(answer);
        if (answer.status === "stored") return redirect(pathOf("session-day", args.params), 303);
        return { refused: answer.status, ...(answer.status === "gone" && { http: 404 }) };
      }),
    }),
  );
}

export const headers: Route.HeadersFunction = personalHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function DayPage({ loaderData: { title, day }, actionData }: Route.ComponentProps) {
  const words = useWords(sessionDayWords);
  if (!day)
    return (
      <section className="page section">
        <LinkOutcome {...words.gone} followed={false} />
      </section>
    );
  const problem = actionData && words.problems[actionData.status];
  return (
    <section className="page section grid gap-6">
      <h1>{title}</h1>
      <p className="lead">{words.text(day.name)}</p>
      {problem && <StatusLine tone="bad" title={words.failed} text={problem} />}
      <Attendance {...day} isOpen />
    </section>
  );
}
