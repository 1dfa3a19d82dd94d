import { leadsOf } from "../../../domain/lead/leads-of.server.ts";
import { readSubscriber } from "../../../domain/newsletter/list.server.ts";
import { listDeliveries } from "../../../domain/outbox/list.server.ts";
import { accountWith } from "../../../domain/person/list.server.ts";
import { may } from "../../../domain/team/rights.ts";
import { rightsOf } from "../../../domain/privacy/stored-data.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Written } from "../../shell/written.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { EmailAddress } from "../kit/email-address.tsx";
import { gone } from "../kit/gone.server.ts";
import { Facts } from "../kit/facts.tsx";
import { isUuid } from "../kit/is-uuid.ts";
import { SentLeads } from "../leads/sent-leads.tsx";
import { deskPeopleWords } from "../people/words.ts";
import { Rights } from "../privacy/rights.tsx";
import { fewDeliveries, SentMails } from "../sent-mails.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/subscriber.page.ts";
import { SubscriberState } from "./subscriber-state.tsx";
import { deskNewsletterWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, deliveries, lang } = requireColleague(args);
  const { id } = args.params;
  const subscriber = isUuid(id) ? await readSubscriber(db, actor, id) : undefined;
  if (!subscriber) return gone(lang);
  const { email } = subscriber;
  const mails = { state: "", queue: "", cause: "", email } as const;
  const sent = may(actor, "deliveries")
    ? await listDeliveries(db, actor, mails, deliveries.served, { size: fewDeliveries })
    : undefined;
  return {
    title: deskWords.in(lang).title(email),
    subscriber,
    account: may(actor, "accounts") ? await accountWith(db, actor, email) : null,
    leads: await leadsOf(db, actor, email),
    deliveries: sent?.rows.map(({ place: _, ...row }) => row),
    rights: may(actor, "privacy") ? await rightsOf(db, actor, email) : null,
    today: parisDay(new Date()),
  };
}

export default function SubscriberPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(deskNewsletterWords);
  const { languages } = useWords(deskPeopleWords);
  const { date, moment } = formats[useLanguage().lang];
  if ("gone" in loaderData) return <NotFound back={{ to: pathOf("admin-newsletter"), words: words.back }} />;
  const { subscriber, account, leads, deliveries, rights, today } = loaderData;
  const { email, lang, state, since, events } = subscriber;
  return (
    <>
      <DeskHeading title={<EmailAddress email={email} />} back={{ to: pathOf("admin-newsletter"), words: words.back }}>
        <SubscriberState state={state} />
      </DeskHeading>
      <div className="desk-file">
        <div>
          <section className="desk-panel">
            <h2>{words.subscription}</h2>
            <Facts
              rows={[
                { label: words.columns.state, value: words.states[state] },
                { label: words.columns.since, value: date(since) },
                { label: words.columns.language, value: languages[lang] },
              ]}
            />
            {account && (
              <p>
                <TextLink to={pathOf("admin-person", { id: account })}>{words.account}</TextLink>
              </p>
            )}
          </section>
          <SentLeads leads={leads} title={words.leads} />
          {deliveries && <SentMails deliveries={deliveries} email={email} />}
        </div>
        <div>
          <section className="desk-part">
            <h2>{words.history}</h2>
            <ol className="desk-log">
              {events.map(({ id, kind, at, wording, reason }) => (
                <li key={id}>
                  <strong>{words.events[kind]}</strong>
                  {(wording ?? reason) && (
                    <p>
                      <Written text={wording ?? reason ?? ""} />
                    </p>
                  )}
                  <span className="desk-sub">{moment(at)}</span>
                </li>
              ))}
            </ol>
          </section>
          {rights && <Rights rights={rights} email={email} today={today} />}
        </div>
      </div>
    </>
  );
}
