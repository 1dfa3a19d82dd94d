import { data, redirect } from "react-router";
import { giveFeedback, sayOfMeeting, writeNote } from "../../domain/meeting/after.server.ts";
import type { Overtaken } from "../../domain/edit-conflict/edit-conflict.server.ts";
import { byLink, hostOfLink } from "../../domain/meeting/host-link.server.ts";
import { readHost } from "../../domain/meeting/hosts.server.ts";
import {
  cancelForm,
  dayForm,
  extraForm,
  markForm,
  noteForm,
  rateForm,
  weekForm,
} from "../../domain/meeting/hours-form.server.ts";
import { cancelOfHost, shownWeek, writeDay, writeWeek } from "../../domain/meeting/keep-hours.server.ts";
import { readHours } from "../../domain/meeting/times.server.ts";
import { services } from "../context/context.server.ts";
import { pathOf } from "../paths.ts";
import { doneIn, doneUrl } from "../shell/done.server.ts";
import { alsoWhenOvertaken } from "../shell/form/also-when-overtaken.ts";
import { FailureLine } from "../shell/form/failure-line.tsx";
import { byIntent, checked, limited, receiveAtPage, type Refused } from "../shell/form/receive.server.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { countMiss } from "../shell/link-misses.server.ts";
import { LinkOutcome } from "../shell/link-outcome.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import { personalHeaders } from "../shell/personal-headers.ts";
import type { Route } from "./+types/host.page.ts";
import { hostMeetings } from "./embed.server.ts";
import { DaysForm, HostMeetings, WeekForm } from "./embed.tsx";
import { hostHoursWords } from "./words.ts";

/**
 * Returns the host that a secret link belongs to. Throws a 429 response when the visitor's network has tried too many
 * wrong links.
 */
async function hostIn(args: Route.LoaderArgs | Route.ActionArgs) {
  const { db, content } = args.context.get(services);
  const id = await hostOfLink(db, args.params.token);
  const host = id === undefined ? undefined : await readHost(db, content, id, args.context.get(services).lang);
  const wait = host ? 0 : await countMiss(args);
  if (wait > 0) throw new Response(null, { status: 429, headers: { "Retry-After": String(wait) } });
  return host;
}

export async function loader(args: Route.LoaderArgs) {
  const words = hostHoursWords.in(args.context.get(services).lang);
  const host = await hostIn(args);
  if (!host) return data({ title: words.gone.title, kept: null, meetings: [], done: "" }, { status: 404 });
  const { db } = args.context.get(services);
  const kept = await readHours(db, host.id);
  const { zone, week, days } = kept?.hours ?? { zone: "Europe/Paris", week: new Map(), days: new Map() };
  return data({
    title: words.title(host.name),
    kept: {
      week: { zone, week: [...week], shown: shownWeek({ zone, week }) },
      days: [...days],
      isAvailable: host.available,
    },
    meetings: await hostMeetings(db, host.id),
    done: doneIn(args).done,
  });
}

export async function action(args: Route.ActionArgs) {
  const host = await hostIn(args);
  if (!host) return data(null, { status: 404 });
  const { db } = args.context.get(services);
  const now = new Date();
  const voice = (id: string) => ({ whose: { host: host.id }, id, by: null });
  /** Runs a change for the host who opened the link. Returns a redirect to the page, or the refusal. */
  const answerTo = async (
    done: string,
    change: Parameters<typeof byLink<string | Overtaken>>[2],
  ): Promise<Response | Refused> => {
    const answer = await byLink(db, args.params.token, change, now);
    if (typeof answer === "object") return "refused" in answer ? answer : limited(answer);
    if (answer !== "stored") return { refused: answer };
    return redirect(doneUrl(args, pathOf("host-hours", args.params), done), 303);
  };
  return receiveAtPage(
    args,
    byIntent<Response>({
      week: checked(weekForm, (typed, sent) =>
        answerTo("week", (tx, as) => writeWeek(tx, as, { host, ...typed, sent })),
      ),
      off: checked(dayForm, ({ day }) => answerTo("off", (tx, as) => writeDay(tx, as, { host, day, as: "off" }, now))),
      extra: checked(extraForm, ({ day, extra }) =>
        answerTo("extra", (tx, as) => writeDay(tx, as, { host, day, as: { extra } }, now)),
      ),
      usual: checked(dayForm, ({ day }) =>
        answerTo("usual", (tx, as) => writeDay(tx, as, { host, day, as: "usual" }, now)),
      ),
      "cancel-meeting": checked(cancelForm, (which) =>
        answerTo("cancel-meeting", (tx, as) => cancelOfHost(tx, as, { host: host.id, ...which }, now)),
      ),
      mark: checked(markForm, ({ meeting, outcome }) =>
        answerTo("mark", (tx) => sayOfMeeting(tx, voice(meeting), outcome, now)),
      ),
      note: checked(noteForm, ({ meeting, note: kind, text }, sent) =>
        answerTo("note", (tx) => writeNote(tx, voice(meeting), { kind, text, sent }, now)),
      ),
      rate: checked(rateForm, ({ meeting, ...given }, sent) =>
        answerTo("rate", (tx) => giveFeedback(tx, voice(meeting), { ...given, sent }, now)),
      ),
    }),
  );
}

export const shouldRevalidate = alsoWhenOvertaken;

export const headers: Route.HeadersFunction = personalHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function HostHoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(hostHoursWords);
  const { title, kept, meetings, done } = loaderData;
  if (!kept)
    return (
      <section className="page section">
        <LinkOutcome {...words.gone} followed={false} />
      </section>
    );
  const refusal = actionData ?? undefined;
  const notice = (!kept.isAvailable && words.doneUnavailable[done]) || words.done[done];
  return (
    <div className="page section grid gap-7">
      <div className="grid gap-4">
        <h1>{title}</h1>
        <p className="lead">{words.text}</p>
        {!kept.isAvailable && <p>{words.unavailable}</p>}
        {notice && !refusal && <StatusLine tone="good" {...notice} />}
        {refusal && refusal.status !== "overtaken" && (
          <FailureLine
            title={
              refusal.status === "limited"
                ? words.limited(refusal.minutes)
                : (words.refused[refusal.status] ?? words.refused["failed"] ?? "")
            }
            text=""
          />
        )}
      </div>
      <section className="contact">
        <h2 className="text-title-s">{words.meetings}</h2>
        <div>
          <HostMeetings meetings={meetings} refusal={refusal} />
        </div>
      </section>
      <section className="contact">
        <h2 className="text-title-s">{words.week}</h2>
        <div>
          <WeekForm {...kept.week} refusal={refusal} />
        </div>
      </section>
      <section className="contact">
        <h2 className="text-title-s">{words.differs}</h2>
        <div className="grid gap-5">
          <DaysForm days={kept.days} refusal={refusal} />
        </div>
      </section>
    </div>
  );
}
