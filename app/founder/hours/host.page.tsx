import { data } from "react-router";
import { NotInPlan } from "../../../domain/audit/not-allowed.ts";
import { latestMonth } from "../../../domain/meeting/after.server.ts";
import { book, mayMeet } from "../../../domain/meeting/booking.server.ts";
import { isWatching, watchHours } from "../../../domain/meeting/hour-watch.server.ts";
import { readHost } from "../../../domain/meeting/hosts.server.ts";
import { timesOf } from "../../../domain/meeting/times.server.ts";
import { lastScanOf } from "../../../domain/readiness/readiness.server.ts";
import { mustEdit, mustRead } from "../../../domain/startup/access.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox, Textarea } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { services } from "../../context/context.server.ts";
import { pathOf } from "../../paths.ts";
import { doneIn } from "../../shell/done.server.ts";
import { formAction, handleAction } from "../../shell/form/handle-action.server.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import { limited } from "../../shell/form/receive.server.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { WorkHead } from "../../shell/signed-in/work-head.tsx";
import { matchedMentors } from "../mentors/matched.server.ts";
import { MentorFit } from "../mentors/mentor-fit.tsx";
import { ownRecords } from "../own-records.server.ts";
import type { Route } from "./+types/host.page.ts";
import { bookForm } from "./forms.server.ts";
import hoursStyles from "./hours.css?url";
import { pickerOf } from "./picker.ts";
import { refusedBooking } from "./refused.server.ts";
import { RefusedLine } from "./refused-line.tsx";
import { TimePicker } from "./time-picker.tsx";
import { hoursWords } from "./words.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: workspaceStyles },
  { rel: "stylesheet", href: hoursStyles },
];

async function hostIn({ context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const { db, content } = context.get(services);
  const found = await readHost(db, content, params["host"] ?? "", context.get(services).lang);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireActor(args, "founder");
  const host = await hostIn(args);
  const { id, kind, name, role, bio, price, sample, available } = host;
  const now = new Date();
  const { offers, zone } = await timesOf(db, { ...host, guest: mustRead(actor) }, now);
  const { profile } = await ownRecords(args).profile;
  const scan = kind === "mentor" ? await lastScanOf(db, mustRead(actor)) : null;
  const matched = await matchedMentors(db, actor, content, { scan, profile, lang });
  const isOpen = await mayMeet(db, mustRead(actor), kind).catch((error: unknown) => {
    if (error instanceof NotInPlan) return false;
    throw error;
  });
  return {
    title: hoursWords.in(lang).with(name),
    host: { id, kind, role, bio, price, sample, available, zone },
    match: matched?.find((each) => each.id === id)?.match ?? null,
    isOpen,
    picker: offers.length > 0 ? pickerOf(offers, zone, args.url.searchParams.get("week"), now) : null,
    figuresMonth: await latestMonth(db, mustRead(actor)),
    watching: await isWatching(db, actor, id),
    done: doneIn(args).done,
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, db } = requireActor(args, "founder");
  const host = await hostIn(args);
  return handleAction(args, {
    book: formAction(bookForm, async ({ starts_at: startsAt, topic, figures }) => {
      const figuresMonth = figures ? await latestMonth(db, mustEdit(actor)) : null;
      const answer = await book(db, actor, { host, startsAt, topic, figuresMonth });
      if (answer.status !== "booked") return refusedBooking(answer);
      return { to: pathOf("founder-meeting", { id: answer.id }) };
    }),
    async watch() {
      const answer = await watchHours(db, actor, host);
      if (typeof answer === "object") return limited(answer);
      return answer === "watching" ? { to: pathOf("founder-hours-host", { host: host.id }) } : { refused: answer };
    },
  });
}

type Data = Route.ComponentProps["loaderData"];

const cityOf = (zone: string) => zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;

export default function HostPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(hoursWords);
  const { money } = formats[useLanguage().lang];
  const { title, host, match, isOpen, picker, figuresMonth, watching, done } = loaderData;
  const refusal = actionData ?? undefined;
  const notice = words.done[done];
  return (
    <>
      <WorkHead
        title={title}
        context={host.zone === "Europe/Paris" ? words.paris : words.zone(cityOf(host.zone))}
        back={{ to: pathOf("founder-hours"), words: words.back }}
      />
      <div className="cockpit-work">
        {notice && !refusal && <StatusLine tone="good" {...notice} />}
        <section className="panel workspace-part">
          <p>
            {host.role || words.kinds[host.kind]} {host.sample && <span className="mark">{words.sample}</span>}
          </p>
          {host.bio && <p>{host.bio}</p>}
          {match && <MentorFit match={match} />}
          {host.price !== null && <p className="note">{words.price(money(host.price))}</p>}
        </section>
        {!isOpen ? (
          <section className="panel workspace-part">
            <p>{host.kind === "mentor" ? words.locked : words.programme}</p>
            <TextLink to={pathOf(host.kind === "mentor" ? "pricing" : "founder-acceleration")}>
              {host.kind === "mentor" ? words.toPricing : words.toProgramme}
            </TextLink>
          </section>
        ) : picker ? (
          <BookForm id={host.id} picker={picker} figuresMonth={figuresMonth} refusal={refusal} />
        ) : (
          <section className="panel workspace-part">
            <h2>{host.available ? words.noHours : words.unavailable}</h2>
            {refusal && <RefusedLine refusal={refusal} />}
            {watching ? <p>{words.watching}</p> : host.available && <WatchForm />}
          </section>
        )}
      </div>
    </>
  );
}

function WatchForm() {
  const words = useWords(hoursWords);
  return (
    <PostForm className="contact-form">
      <p>{words.watchText}</p>
      <Button type="submit" name="intent" value="watch" look="secondary">
        {words.watch}
      </Button>
    </PostForm>
  );
}

type BookProps = Pick<Data, "figuresMonth"> & {
  id: string;
  picker: NonNullable<Data["picker"]>;
  refusal: Refusal | undefined;
};

function BookForm({ id, picker, figuresMonth, refusal }: BookProps) {
  const words = useWords(hoursWords);
  const { month } = formats[useLanguage().lang];
  const error = (name: string) => words.errors[refusal?.errors[name] ?? ""];
  return (
    <section className="panel workspace-part">
      <PostForm className="contact-form mt-0 w-full" noValidate key={JSON.stringify(refusal)}>
        <RefusedLine refusal={refusal} />
        <div className="hour-booking">
          <div className="grid min-w-0 content-start gap-4">
            <TimePicker
              picker={picker}
              path={pathOf("founder-hours-host", { host: id })}
              chosen={refusal?.values["starts_at"]}
              error={error("starts_at")}
            />
          </div>
          <div className="grid min-w-0 content-start gap-4">
            <Textarea
              name="topic"
              label={words.topic}
              hint={words.topicHint}
              rows={4}
              maxLength={1_000}
              defaultValue={refusal?.values["topic"]}
              error={error("topic")}
              required
            />
            {figuresMonth && (
              <Checkbox
                name="figures"
                label={
                  <>
                    {words.figures(month(figuresMonth))} <span className="note">{words.figuresText}</span>
                  </>
                }
                defaultChecked={refusal?.values["figures"] !== undefined}
              />
            )}
            <Button type="submit" name="intent" value="book">
              {words.book}
            </Button>
            <p className="note">{words.bookText}</p>
          </div>
        </div>
      </PostForm>
    </section>
  );
}
