import { data, redirect } from "react-router";
import { type Overtaken, shownOf } from "../../../domain/edit-conflict/edit-conflict.server.ts";
import { readHost } from "../../../domain/meeting/hosts.server.ts";
import { feedbackOn, giveFeedback, sayOfMeeting, writeNote } from "../../../domain/meeting/after.server.ts";
import { hostLinkState, makeHostLink, mayLink, revokeHostLink } from "../../../domain/meeting/host-link.server.ts";
import {
  cancelForm,
  dayForm,
  extraForm,
  markForm,
  meansForm,
  noteForm,
  rateForm,
  weekForm,
} from "../../../domain/meeting/hours-form.server.ts";
import {
  asKeeper,
  cancelForHost,
  hoursFor,
  saveHost,
  saveWeek,
  setDay,
  shownWeek,
} from "../../../domain/meeting/keep-hours.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { type Lang, languages } from "../../../platform/language/language.ts";
import { Button } from "../../../ui/button.tsx";
import { Select, TextField } from "../../../ui/field.tsx";
import { services } from "../../context/context.server.ts";
import { pathOf } from "../../paths.ts";
import { DaysForm, HostMeetings, WeekForm } from "../../hours/embed.tsx";
import { hostMeetings } from "../../hours/embed.server.ts";
import { hostHoursWords } from "../../hours/words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import { byIntent, checked, receive, type Refused as RefusedForm } from "../../shell/form/receive.server.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { doneUrl } from "../../shell/done.server.ts";
import { doneAnchor } from "../../shell/done-in-address.ts";
import { ActionForm } from "../kit/action-form.tsx";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { typedFields } from "../kit/form-values.ts";
import { gone } from "../kit/gone.server.ts";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/host.page.ts";
import { deskHoursWords } from "./words.ts";

async function hostIn(args: Route.LoaderArgs | Route.ActionArgs) {
  const { actor, db, content, lang } = requireColleague(args);
  const host = await readHost(db, content, args.params["host"] ?? "", lang);
  const hours = host && (await hoursFor(db, actor, host.id));
  return { actor, db, lang, found: host && hours && { host, kept: hours.kept } };
}

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang, found } = await hostIn(args);
  if (!found) return gone(lang);
  const { host, kept } = found;
  const { id, kind, name, available } = host;
  const { zone, week, days } = kept?.hours ?? { zone: "Europe/Paris", week: new Map(), days: new Map() };
  const means = { place: kept?.place ?? "", email: kept?.email ?? "", lang: kept?.lang ?? ("fr" as const) };
  return {
    gone: false as const,
    title: deskWords.in(lang).title(name),
    host: { id, kind, name, available },
    means: { ...means, shown: shownOf(means) },
    week: { zone, week: [...week], shown: shownWeek({ zone, week }) },
    days: [...days],
    meetings: await hostMeetings(db, id, actor),
    link: mayLink(actor.viewer.id, { id, kind }) ? await hostLinkState(db, actor, id) : null,
    feedback: await feedbackOn(db, actor, id),
  };
}

type Shown = { address: string };

export async function action(args: Route.ActionArgs) {
  const { actor, db, found } = await hostIn(args);
  if (!found) throw data(null, { status: 404 });
  const { host } = found;
  const now = new Date();
  const { env } = args.context.get(services);
  const answer = (status: string | Overtaken): { stored: true } | RefusedForm =>
    typeof status === "object" ? status : status === "stored" ? { stored: true } : { refused: status };
  const voice = (id: string) => ({ whose: { host: host.id }, id, by: actor.viewer.id });
  const isHost = host.id === actor.viewer.id;
  const inTransaction = (change: (tx: typeof db) => Promise<string | Overtaken>) =>
    asKeeper(db, actor, host.id, change).then(answer);
  const actions = {
    week: checked(weekForm, async (typed, sent) => answer(await saveWeek(db, actor, { host, ...typed, sent }))),
    means: checked(meansForm, async (typed, sent) => answer(await saveHost(db, actor, { host, ...typed, sent }))),
    off: checked(dayForm, async ({ day }) => answer(await setDay(db, actor, { host, day, as: "off" }))),
    extra: checked(extraForm, async ({ day, extra }) => answer(await setDay(db, actor, { host, day, as: { extra } }))),
    usual: checked(dayForm, async ({ day }) => answer(await setDay(db, actor, { host, day, as: "usual" }))),
    "cancel-meeting": checked(cancelForm, async (which) =>
      answer(await cancelForHost(db, actor, { host: host.id, ...which })),
    ),
    mark: checked(markForm, ({ meeting, outcome }) =>
      inTransaction((tx) => sayOfMeeting(tx, voice(meeting), outcome, now)),
    ),
    // A team member who acts for the host may write only the shared note.
    note: checked(noteForm, ({ meeting, note: kind, text }, sent) =>
      inTransaction(async (tx) =>
        isHost || kind === "shared" ? writeNote(tx, voice(meeting), { kind, text, sent }, now) : "gone",
      ),
    ),
    rate: checked(rateForm, ({ meeting, ...given }, sent) =>
      inTransaction(async (tx) => (isHost ? giveFeedback(tx, voice(meeting), { ...given, sent }, now) : "gone")),
    ),
    async link() {
      const made = await makeHostLink(db, actor, host);
      if (made === "gone") return { refused: "gone" };
      return { address: `${env.APP_URL}${pathOf("host-hours", { token: made.token })}` };
    },
    "end-link": async () => answer(await revokeHostLink(db, actor, host.id)),
  };
  const received = await receive<Shown | { stored: true }>(args, async (fields) => {
    const done = await byIntent<Shown | { stored: true }>(actions)(fields);
    if ("stored" in done)
      throw redirect(
        doneUrl(args, `${pathOf("admin-hours-host", { host: host.id })}#${doneAnchor}`, fields["intent"] ?? ""),
        303,
      );
    return done;
  });
  if ("refusal" in received) return data({ ...received.refusal, address: null }, received.init);
  return data({ status: null, address: "address" in received.done ? received.done.address : null });
}

export const shouldRevalidate = alsoWhenOvertaken;

type Data = Extract<Route.ComponentProps["loaderData"], { gone: false }>;

export default function HostPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(deskHoursWords);
  const hours = useWords(hostHoursWords);
  if (loaderData.gone) return <NotFound back={{ to: pathOf("admin-hours"), words: words.back }} />;
  const { host } = loaderData;
  const refusal = actionData?.status ? actionData : undefined;
  return (
    <>
      <DeskHeading
        title={host.name}
        text={host.available ? words.kinds[host.kind] : words.unavailable}
        back={{ to: pathOf("admin-hours"), words: words.back }}
      />
      <RefusalNotice refusal={refusal} problems={words.problems} />
      <ActionNotice
        of={["week", "means", "off", "extra", "usual", "cancel-meeting", "mark", "note", "rate", "end-link"]}
      />
      <div className="desk-file">
        <div>
          <section className="desk-panel">
            <h2>{hours.week}</h2>
            <WeekForm {...loaderData.week} refusal={refusal} />
          </section>
          <section className="desk-panel">
            <h2>{hours.meetings}</h2>
            <HostMeetings meetings={loaderData.meetings} refusal={refusal} />
          </section>
          {loaderData.feedback && <Feedback {...loaderData.feedback} />}
        </div>
        <div>
          <MeansForm means={loaderData.means} kind={host.kind} refusal={refusal} />
          {loaderData.link && <LinkPart link={loaderData.link} address={actionData?.address ?? null} />}
          <section className="desk-panel">
            <h2>{hours.differs}</h2>
            <DaysForm days={loaderData.days} refusal={refusal} />
          </section>
        </div>
      </div>
    </>
  );
}

/** The form that creates or revokes the secret link of a host without an account. */
function LinkPart({ link, address }: { link: NonNullable<Data["link"]>; address: string | null }) {
  const words = useWords(deskHoursWords);
  return (
    <section className="desk-panel">
      <h2>{words.link}</h2>
      <p className="note">{words.linkText}</p>
      {address && (
        <div role="status">
          <p>
            <code className="wrap-anywhere">{address}</code>
          </p>
          <p>{words.linkOnce}</p>
        </div>
      )}
      <PostForm className="contact-form">
        <p>{words.linkStates[link]}</p>
        <div className="desk-buttons">
          <Button type="submit" name="intent" value="link" look="secondary" small>
            {link === "none" ? words.makeLink : words.renewLink}
          </Button>
          {link !== "none" && (
            <Button type="submit" name="intent" value="end-link" look="secondary" small>
              {words.endLink}
            </Button>
          )}
        </div>
      </PostForm>
    </section>
  );
}

function Feedback({ rows, mean }: NonNullable<Data["feedback"]>) {
  const words = useWords(deskHoursWords);
  const { moment, count } = formats[useLanguage().lang];
  return (
    <section className="desk-panel">
      <h2>{words.feedback}</h2>
      <p className="note">{mean === null ? words.noMean : words.mean(count(mean))}</p>
      {rows.length > 0 && (
        <ul className="desk-lines">
          {rows.map(({ side, startsAt, startup, rating, sentence }) => (
            <li key={`${startsAt.toISOString()} ${side}`}>
              <strong>{words.rating(rating)}</strong>
              <span>
                {side === "guest" ? startup || words.startup : words.fromHost}
                <span lang="" className="desk-sub wrap-anywhere">
                  {sentence}
                </span>
              </span>
              <span className="desk-when">{moment(startsAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Refused = { refusal: Refusal | undefined };

function MeansForm({ means, kind, refusal }: Pick<Data, "means"> & { kind: Data["host"]["kind"] } & Refused) {
  const words = useWords(deskHoursWords);
  const { field, value, isOpen } = typedFields("means", refusal, words.errors);
  return (
    <section className="desk-panel">
      <h2>{words.means}</h2>
      <ActionForm
        intent="means"
        submit={words.saveMeans}
        look="secondary"
        displayed={{
          shown: means.shown,
          tell: (name, text) =>
            name === "lang"
              ? { label: words.lang, text: words.langs[text as Lang] }
              : { label: name === "email" ? words.email : words.place, text },
          isOther: !isOpen,
        }}
      >
        <TextField
          {...field("place")}
          label={words.place}
          hint={words.placeHint}
          defaultValue={value("place") ?? means.place}
          maxLength={300}
          autoComplete="off"
        />
        {kind === "mentor" && (
          <>
            <TextField
              {...field("email")}
              type="email"
              label={words.email}
              hint={means.email ? words.emailHint : `${words.noEmail} ${words.emailHint}`}
              defaultValue={value("email") ?? means.email}
              autoComplete="off"
            />
            <Select
              name="lang"
              label={words.lang}
              options={languages.map((id) => ({ id, label: words.langs[id] }))}
              defaultValue={value("lang") ?? means.lang}
            />
          </>
        )}
      </ActionForm>
    </section>
  );
}
