import type { ReactNode } from "react";
import { stageOf } from "../../../domain/application/due.ts";
import { promisedDelays } from "../../../domain/application/facts.server.ts";
import { listApplications } from "../../../domain/application/list.server.ts";
import { listLeads } from "../../../domain/lead/list.server.ts";
import { listSubscribers } from "../../../domain/newsletter/list.server.ts";
import { listPeople } from "../../../domain/person/list.server.ts";
import { may } from "../../../domain/team/rights.ts";
import { formats } from "../../../platform/language/format.ts";
import { fold } from "../../../platform/language/search-text.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { StatusTag } from "../applications/status-tag.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { EmailAddress } from "../kit/email-address.tsx";
import { LeadState } from "../leads/lead-state.tsx";
import { companyIn, nameIn } from "../leads/lead-summary.ts";
import { SubscriberState } from "../newsletter/subscriber-state.tsx";
import { listPath, readListAddress } from "../kit/list-address.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/search.page.ts";
import { SearchForm } from "./search-form.tsx";

const shown = 8;
const shortest = 2;

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content } = requireColleague(args);
  const words = deskWords.in(args.context.get(services).lang);
  const query = readListAddress(new URL(args.request.url).searchParams, ["q"]).filters.q;
  const long = fold(query).length >= shortest;
  const text = long ? query : "";
  const [people, leads, applications, subscribers] = text
    ? [
        may(actor, "accounts")
          ? await listPeople(db, actor, { text, role: "", state: "" }, { size: shown })
          : undefined,
        await listLeads(db, actor, { text, form: "", state: "", from: "", to: "" }, { size: shown }),
        await listApplications(db, actor, { text, view: "all", intake: "" }, promisedDelays(content), { size: shown }),
        await listSubscribers(db, actor, { text, state: "" }, { size: shown }),
      ]
    : [];
  return {
    title: words.title(query ? words.search.of(query) : words.search.title),
    query,
    long,
    partial: [people, leads, applications, subscribers].some((found) => found?.partial),
    people: (people?.rows ?? []).map(({ id, name, email, role, createdAt }) => ({ id, name, email, role, createdAt })),
    leads: (leads?.rows ?? []).map(({ id, form, email, payload, status, notified, spam, createdAt }) => ({
      id,
      form,
      email,
      name: [nameIn(payload), companyIn(payload)].filter(Boolean).join(", "),
      state: { status, notified, spam },
      createdAt,
    })),
    subscribers: (subscribers?.rows ?? []).map(({ id, email, state, since }) => ({ id, email, state, since })),
    applications: (applications?.rows ?? []).map((row) => ({
      id: row.id,
      email: row.email,
      status: stageOf(row, new Date()),
      sentAt: row.sentAt,
      startup: row.answers.companyName,
      name: row.answers.fullName,
    })),
  };
}

function Found({ title, more, children }: { title: string; more: string; children: ReactNode[] }) {
  const words = useWords(deskWords).search;
  if (children.length === 0) return null;
  return (
    <section className="desk-part">
      <h2>{title}</h2>
      <ul className="desk-panel desk-lines desk-columns">{children}</ul>
      <p>
        <TextLink to={more}>{words.more}</TextLink>
      </p>
    </section>
  );
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, long, partial, people, leads, applications, subscribers } = loaderData;
  const { lang } = useLanguage();
  const desk = useWords(deskWords);
  const own = desk.search;
  const { moment } = formats[lang];
  const nothing = people.length + leads.length + applications.length + subscribers.length === 0;
  return (
    <>
      <DeskHeading title={own.title} />
      <SearchForm query={query} withButton />
      {query && !long && <p>{own.short}</p>}
      {long && nothing && (
        <div className="desk-empty" role="status">
          <strong>{own.none}</strong>
          <span>{own.noneText}</span>
        </div>
      )}
      {partial && (
        <p className="note" role="status">
          {desk.list.partial}
        </p>
      )}
      <Found title={own.people} more={listPath(pathOf("admin-people"), { q: query })}>
        {people.map(({ id, name, email, role, createdAt }) => (
          <li key={id}>
            <TextLink to={pathOf("admin-person", { id })}>{name || email}</TextLink>
            <span>
              <EmailAddress email={email} />
            </span>
            <span>{desk.roles[role]}</span>
            <span className="desk-when">{moment(createdAt)}</span>
          </li>
        ))}
      </Found>
      <Found title={own.applications} more={listPath(pathOf("admin-applications"), { q: query, view: "all" })}>
        {applications.map(({ id, startup, name, email, status, sentAt }) => (
          <li key={id}>
            <TextLink to={pathOf("admin-application", { id })}>{startup}</TextLink>
            <span>
              {name}, <EmailAddress email={email} />
            </span>
            <StatusTag status={status} />
            <span className="desk-when">{moment(sentAt)}</span>
          </li>
        ))}
      </Found>
      <Found title={own.leads} more={listPath(pathOf("admin-leads"), { q: query })}>
        {leads.map(({ id, name, email, form, state, createdAt }) => (
          <li key={id}>
            <TextLink to={pathOf("admin-lead", { id })}>{name || email}</TextLink>
            <span>
              {name && (
                <>
                  <EmailAddress email={email} />
                  {", "}
                </>
              )}
              {desk.forms[form] ?? form}
            </span>
            <LeadState {...state} />
            <span className="desk-when">{moment(createdAt)}</span>
          </li>
        ))}
      </Found>
      <Found title={own.subscribers} more={listPath(pathOf("admin-newsletter"), { q: query })}>
        {subscribers.map(({ id, email, state, since }) => (
          <li key={id}>
            <TextLink to={pathOf("admin-subscriber", { id })}>
              <EmailAddress email={email} />
            </TextLink>
            <SubscriberState state={state} />
            <span className="desk-when">{moment(since)}</span>
          </li>
        ))}
      </Found>
    </>
  );
}
