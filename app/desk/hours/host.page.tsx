import { data } from "react-router";
import { clockTime, type Window } from "../../../domain/meeting/offers.ts";
import { readHost } from "../../../domain/meeting/hosts.server.ts";
import {
  cancelForHost,
  hoursFor,
  meetingsOfHosts,
  saveHost,
  saveWeek,
  setDay,
} from "../../../domain/meeting/keep-hours.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { languages } from "../../../platform/language/language.ts";
import { Button } from "../../../ui/button.tsx";
import { Select, TextField } from "../../../ui/field.tsx";
import { services, visitor } from "../../context/context.server.ts";
import { pathOf } from "../../paths.ts";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import { NotFound } from "../../shell/not-found.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { ActionForm } from "../kit/action-form.tsx";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { typedFields } from "../kit/form-values.ts";
import { gone } from "../kit/gone.server.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { alsoWhenOvertaken, RefusalNotice } from "../kit/refusal-notice.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/host.page.ts";
import { cancelForm, dayForm, extraForm, meansForm, weekForm } from "./forms.server.ts";
import { deskHoursWords } from "./words.ts";

async function hostIn(args: Route.LoaderArgs | Route.ActionArgs) {
  const actor = requireColleague(args);
  const { db, content } = args.context.get(services);
  const { lang } = args.context.get(visitor);
  const host = await readHost(db, content, args.params["host"] ?? "", lang);
  const hours = host && (await hoursFor(db, actor, host.id));
  return { actor, db, lang, found: host && hours && { host, kept: hours.kept } };
}

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang, found } = await hostIn(args);
  if (!found) return gone(lang);
  const { host, kept } = found;
  const { id, kind, name, available } = host;
  return {
    gone: false as const,
    title: deskWords.in(lang).title(name),
    host: { id, kind, name, available },
    zone: kept?.zone ?? "Europe/Paris",
    means: { place: kept?.place ?? "", email: kept?.email ?? "", lang: kept?.lang ?? "fr" },
    week: [...(kept?.hours.week ?? [])],
    days: [...(kept?.hours.days ?? [])],
    meetings: (await meetingsOfHosts(db, actor, { host: id })).filter((each) => each.host === id),
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, db, found } = await hostIn(args);
  if (!found) throw data(null, { status: 404 });
  const { host } = found;
  const here = { to: pathOf("admin-hours-host", { host: host.id }) };
  const answer = (status: string) => (status === "stored" ? here : { refused: status });
  return handleAction(args, {
    week: formAction(weekForm, async (typed) => answer(await saveWeek(db, actor, { host, ...typed }))),
    means: formAction(meansForm, async (typed) => answer(await saveHost(db, actor, { host, ...typed }))),
    off: formAction(dayForm, async ({ day }) => answer(await setDay(db, actor, { host, day, as: "off" }))),
    extra: formAction(extraForm, async ({ day, extra }) =>
      answer(await setDay(db, actor, { host, day, as: { extra } })),
    ),
    usual: formAction(dayForm, async ({ day }) => answer(await setDay(db, actor, { host, day, as: "usual" }))),
    "cancel-meeting": formAction(cancelForm, async ({ meeting }) =>
      answer(await cancelForHost(db, actor, { host: host.id, meeting })),
    ),
  });
}

export const shouldRevalidate = alsoWhenOvertaken;

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

type Data = Extract<Route.ComponentProps["loaderData"], { gone: false }>;

export default function HostPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(deskHoursWords);
  if (loaderData.gone) return <NotFound back={{ to: pathOf("admin-hours"), words: words.back }} />;
  const { host } = loaderData;
  const refusal = actionData ?? undefined;
  return (
    <>
      <DeskHeading
        title={host.name}
        text={host.available ? words.kinds[host.kind] : words.unavailable}
        back={{ to: pathOf("admin-hours"), words: words.back }}
      />
      <RefusalNotice refusal={refusal} problems={words.problems} />
      <ActionNotice of={["week", "means", "off", "extra", "usual", "cancel-meeting"]} />
      <div className="desk-file">
        <div>
          <WeekForm week={loaderData.week} zone={loaderData.zone} refusal={refusal} />
          <Meetings meetings={loaderData.meetings} />
        </div>
        <div>
          <MeansForm means={loaderData.means} kind={host.kind} refusal={refusal} />
          <DaysForm days={loaderData.days} refusal={refusal} />
        </div>
      </div>
    </>
  );
}

type Refused = { refusal: Refusal | undefined };

function WeekForm({ week, zone, refusal }: { week: [number, Window][]; zone: string } & Refused) {
  const words = useWords(deskHoursWords);
  const { field, value } = typedFields("week", refusal, words.errors);
  const kept = new Map(week);
  const time = (name: string, minutes: number | undefined) => ({
    ...field(name),
    defaultValue: value(name) ?? (minutes === undefined ? "" : clockTime(minutes % (24 * 60))),
  });
  return (
    <section className="desk-panel">
      <h2>{words.week}</h2>
      <ActionForm intent="week" submit={words.saveWeek}>
        <p className="field-hint">{words.weekText}</p>
        {words.days.map((day, index) => (
          <div key={day} className="grid grid-cols-2 gap-3">
            <TextField type="time" label={words.from(day)} {...time(`from.${index + 1}`, kept.get(index + 1)?.from)} />
            <TextField
              type="time"
              label={words.until(day)}
              {...time(`until.${index + 1}`, kept.get(index + 1)?.until)}
            />
          </div>
        ))}
        <TextField
          {...field("zone")}
          label={words.zone}
          hint={words.zoneHint}
          defaultValue={value("zone") ?? zone}
          autoComplete="off"
          required
        />
      </ActionForm>
    </section>
  );
}

function MeansForm({ means, kind, refusal }: Pick<Data, "means"> & { kind: Data["host"]["kind"] } & Refused) {
  const words = useWords(deskHoursWords);
  const { field, value } = typedFields("means", refusal, words.errors);
  return (
    <section className="desk-panel">
      <h2>{words.means}</h2>
      <ActionForm intent="means" submit={words.saveMeans} look="secondary">
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
              hint={words.emailHint}
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

function DaysForm({ days, refusal }: Pick<Data, "days"> & Refused) {
  const words = useWords(deskHoursWords);
  const { date } = formats[useLanguage().lang];
  const off = typedFields("off", refusal, words.errors);
  const { field, error, value } = off.isOpen ? off : typedFields("extra", refusal, words.errors);
  return (
    <section className="desk-panel">
      <h2>{words.differs}</h2>
      {days.length === 0 ? (
        <p className="note">{words.differsNone}</p>
      ) : (
        <ul className="desk-lines">
          {days.map(([day, as]) => (
            <li key={day}>
              <span>{date(day)}</span>
              <span>{as === "off" ? words.off : words.extra(clockTime(as.from), clockTime(as.until))}</span>
              <PostForm preventScrollReset>
                <input type="hidden" name="day" value={day} />
                <Button type="submit" name="intent" value="usual" look="secondary" small>
                  {words.usual} <span className="sr-only">{date(day)}</span>
                </Button>
              </PostForm>
            </li>
          ))}
        </ul>
      )}
      <PostForm noValidate className="contact-form" preventScrollReset>
        <TextField type="date" name="day" label={words.day} defaultValue={value("day")} error={error("day")} required />
        <div className="grid grid-cols-2 gap-3">
          <TextField type="time" label={words.dayFrom} {...field("from")} />
          <TextField type="time" label={words.dayUntil} {...field("until")} />
        </div>
        <p className="field-hint">{words.dayHint}</p>
        <div className="desk-buttons">
          <Button type="submit" name="intent" value="off" look="secondary" small>
            {words.takeOff}
          </Button>
          <Button type="submit" name="intent" value="extra" look="secondary" small>
            {words.addExtra}
          </Button>
        </div>
      </PostForm>
    </section>
  );
}

function Meetings({ meetings }: Pick<Data, "meetings">) {
  const words = useWords(deskHoursWords);
  const { moment } = formats[useLanguage().lang];
  return (
    <section className="desk-part">
      <h2>{words.meetings}</h2>
      {meetings.length === 0 ? (
        <p className="note">{words.noMeetings}</p>
      ) : (
        <ul className="desk-panel desk-lines">
          {meetings.map(({ id, startsAt, startup, guest, topic }) => (
            <li key={id}>
              <strong>{moment(startsAt)}</strong>
              <span>
                {guest ?? words.someone}, {startup || words.startup}
                <span className="desk-sub wrap-anywhere">{topic}</span>
              </span>
              <PostForm preventScrollReset>
                <input type="hidden" name="meeting" value={id} />
                <Button
                  type="submit"
                  name="intent"
                  value="cancel-meeting"
                  look="secondary"
                  small
                  aria-label={words.cancelOf(moment(startsAt))}
                >
                  {words.cancel}
                </Button>
              </PostForm>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
