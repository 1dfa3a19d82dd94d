import { data } from "react-router";
import { decidedAmong } from "../../../domain/application/application.server.ts";
import { leadStatuses } from "../../../domain/lead/lead.ts";
import { noteForm, writeNote } from "../../../domain/lead/note.server.ts";
import { readSender } from "../../../domain/lead/sender.server.ts";
import { setLeadStatus } from "../../../domain/lead/status.server.ts";
import { answerApplication, answerForm } from "../../../domain/pitch-session/answer.server.ts";
import { answersTo } from "../../../domain/pitch-session/read-answers.server.ts";
import { standingOfApplicants } from "../../../domain/pitch-session/applicants.server.ts";
import { agreeFee, participationFeeForm, takeFeeBack } from "../../../domain/pitch-session/participation-fee.server.ts";
import { feesOf } from "../../../domain/pitch-session/settled-fees.server.ts";
import { pastSessions, sessionsToCome } from "../../../domain/pitch-session/pitch-session.ts";
import { acceptForSession, placesOf, takePlaceBack } from "../../../domain/pitch-session/session-place.server.ts";
import { placesTaken } from "../../../domain/pitch-session/places-taken.server.ts";
import { withCounts } from "../../../domain/session-record/record.server.ts";
import { rightsOf } from "../../../domain/privacy/stored-data.server.ts";
import { deliveriesAbout } from "../../../domain/outbox/deliveries-about.server.ts";
import { isTickConfirmed, subscriptionOf } from "../../../domain/newsletter/newsletter.server.ts";
import { may } from "../../../domain/team/rights.ts";
import { pageNumber } from "../../../platform/db/numbered-page.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { cancelledSessions } from "../../../domain/session-seat/cancelled.server.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { EmailAddress } from "../kit/email-address.tsx";
import { gone } from "../kit/gone.server.ts";
import { isUuid } from "../kit/is-uuid.ts";
import { NumberedPages } from "../kit/numbered-pages.tsx";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { Notes } from "../kit/notes.tsx";
import { Rights } from "../privacy/rights.tsx";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { deskWords } from "../words.ts";
import { LinkIfOpen } from "../kit/link-if-open.tsx";
import type { Route } from "./+types/lead.page.ts";
import { LeadCard } from "./lead-card.tsx";
import { inOrder, nameIn } from "./lead-summary.ts";
import type { PlaceState } from "./session-places.tsx";
import { deskLeadsWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, deliveries, chosen, content, lang } = requireColleague(args);
  const words = deskWords.in(lang);
  const { id } = args.params;
  const search = new URL(args.request.url).searchParams;
  const sender = isUuid(id)
    ? await readSender(db, actor, id, search.has("page") ? pageNumber(search) : undefined)
    : undefined;
  if (!sender) return gone(lang);
  const sent = await deliveriesAbout(
    db,
    actor,
    sender.leads.map((each) => each.id),
    deliveries.served,
  );
  const events = content.list("event", lang);
  const cancelled = await cancelledSessions(db);
  const today = parisDay(new Date());
  const sessions = sessionsToCome(events, today).filter((session) => !cancelled.has(session.id));
  const taken = await placesTaken(
    db,
    sessions.map((session) => session.id),
  );
  const places = await placesOf(
    db,
    actor,
    sender.leads.map((each) => each.id),
  );
  const applicants = await standingOfApplicants(
    db,
    actor,
    sender.leads.map((each) => each.id),
  );
  const answers = await answersTo(db, actor, [...applicants.keys()]);
  const fees = await feesOf(db, actor, [...places.keys()]);
  const applications = sender.leads.filter(({ form }) => form === "application");
  const decided = await decidedAmong(
    db,
    applications.map((each) => each.id),
  );
  const past = new Set(pastSessions(events, today).map((event) => event.id));
  const closed = new Set((await withCounts(db, events)).filter((event) => event.isClosed).map((event) => event.id));
  const nameOf = (session: string) => events.find(({ id }) => id === session)?.name ?? session;
  const stateOf = (session: string): PlaceState =>
    cancelled.has(session) ? "cancelled" : closed.has(session) ? "closed" : past.has(session) ? "past" : "open";
  const rights = may(actor, "privacy") ? await rightsOf(db, actor, sender.email) : null;
  const subscription = await subscriptionOf(db, sender.email);
  const name = sender.leads.map(({ payload }) => nameIn(payload)).find(Boolean) ?? "";
  return {
    title: words.title(name || sender.email),
    id,
    name,
    rights,
    today,
    ...sender,
    sessions: sessions.map((session) => ({
      id: session.id,
      name: session.name,
      startsOn: session.startsOn,
      endsOn: session.endsOn ?? session.startsOn,
      capacity: session.capacity,
      taken: taken.get(session.id) ?? 0,
    })),
    leads: sender.leads.map(({ payload, ...each }) => {
      const inWords = chosen(each.form, lang);
      const shown = inOrder(payload).filter(([name]) => name !== "changeableUntil" || !decided.has(each.id));
      const sentAnswers = shown.map(([name, value]) => {
        const text = typeof value === "number" ? formats[lang].count(value) : inWords(name, value);
        return { name, text, lang: text === value ? each.lang : lang };
      });
      const place = places.get(each.id);
      return {
        ...each,
        newsUnconfirmed: !isTickConfirmed(subscription, each.createdAt),
        answers: sentAnswers,
        answered: answers.get(each.id) ?? null,
        applicant: applicants.get(each.id) ?? null,
        place: place ? { ...place, name: nameOf(place.session), state: stateOf(place.session) } : null,
        fee: fees.get(each.id) ?? null,
        deliveries: sent.filter(({ leadId }) => leadId === each.id),
      };
    }),
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db, content } = requireColleague(args);
  const { id } = args.params;
  if (!isUuid(id)) return data(null, { status: 404 });
  const here = { to: pathOf("admin-lead", { id }) };
  return handleAction(args, {
    note: formAction(noteForm, async ({ text }) =>
      (await writeNote(db, actor, id, text)) ? here : { refused: "gone" },
    ),
    status: async ({ lead, status, seen }) => {
      const to = leadStatuses.find((each) => each === status);
      const from = leadStatuses.find((each) => each === seen);
      if (!to || !from || !isUuid(lead)) return { refused: "unreadable", http: 422 };
      const set = await setLeadStatus(db, actor, lead, { from, to });
      return set === "stored" ? { ...here, about: lead } : { refused: set };
    },
    place: async ({ lead = "", session, answered }) => {
      const coming = sessionsToCome(content.list("event", "en"), parisDay(new Date()));
      const found = coming.find((each) => each.id === session);
      if (!found || !isUuid(lead)) return { refused: "unreadable", http: 422 };
      const accepted = await acceptForSession(db, actor, lead, found, answered === "on");
      return accepted === "stored" ? { ...here, about: lead } : { refused: accepted };
    },
    "place-no": async ({ lead = "", ...fields }) => {
      if (!isUuid(lead)) return { refused: "unreadable", http: 422 };
      return formAction(answerForm, async (answer) => {
        const status = await answerApplication(db, actor, { lead, ...answer });
        if (status === "stored" || status === "unchanged") return { ...here, about: lead };
        return { refused: status === "placed" ? "overtaken" : status };
      })(fields);
    },
    "place-back": async ({ lead = "", session = "", place }) => {
      if (!isUuid(lead)) return { refused: "unreadable", http: 422 };
      const taken = await takePlaceBack(db, actor, lead, { session, place }, new Date());
      return taken === "stored" ? { ...here, about: lead } : { refused: taken };
    },
    "fee-agreed": async ({ lead = "", session = "", ...fields }) => {
      if (!isUuid(lead)) return { refused: "unreadable", http: 422 };
      return formAction(participationFeeForm, async ({ amount }) => {
        const agreed = await agreeFee(db, actor, lead, { session, amount });
        return agreed === "stored" ? { ...here, about: lead } : { refused: agreed };
      })(fields);
    },
    "fee-back": async ({ lead = "", session = "", shown }) => {
      if (!isUuid(lead)) return { refused: "unreadable", http: 422 };
      const taken = await takeFeeBack(db, actor, lead, { session, amount: Number(shown) });
      return taken === "stored" ? { ...here, about: lead } : { refused: taken };
    },
  });
}

export const shouldRevalidate = alsoWhenOvertaken;

export default function LeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const desk = useWords(deskWords);
  const words = useWords(deskLeadsWords).lead;
  if ("gone" in loaderData) return <NotFound back={{ to: pathOf("admin-leads"), words: words.back }} />;
  const { id, email, name, account, leads, pages, sessions, notes, rights, today } = loaderData;
  return (
    <>
      <DeskHeading
        title={name || <EmailAddress email={email} />}
        back={{ to: pathOf("admin-leads"), words: words.back }}
      >
        <a className="button button-secondary button-small" href={`mailto:${encodeURIComponent(email)}`}>
          {words.write}
        </a>
      </DeskHeading>
      {actionData?.status !== "full" && <RefusalNotice refusal={actionData ?? undefined} problems={words.problems} />}
      <div className="desk-file">
        <div>
          <p>
            {name && (
              <>
                <EmailAddress email={email} />
                <br />
              </>
            )}
            {words.count(pages.total)}{" "}
            {account ? (
              <LinkIfOpen page="admin-person" to={pathOf("admin-person", { id: account.id })}>
                {words.account(desk.roles[account.role])}
              </LinkIfOpen>
            ) : (
              words.noAccount
            )}
          </p>
          {leads.map((lead) => (
            <LeadCard
              key={lead.id}
              lead={lead}
              sessions={sessions}
              refusal={actionData?.values["lead"] === lead.id ? actionData : undefined}
            />
          ))}
          <NumberedPages path={pathOf("admin-lead", { id })} {...pages} />
        </div>
        <div>
          <Notes notes={notes} refusal={actionData ?? undefined} />
          {rights && <Rights rights={rights} email={email} today={today} />}
        </div>
      </div>
    </>
  );
}
