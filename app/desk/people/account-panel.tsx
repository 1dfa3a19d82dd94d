import { Link } from "react-router";
import type { NewsletterState } from "../../../domain/newsletter/newsletter.ts";
import type { PersonFile } from "../../../domain/person/file.server.ts";
import type { PlanNow } from "../../../domain/plan-grant/plan-grant.ts";
import { formats } from "../../../platform/language/format.ts";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Facts } from "../kit/facts.tsx";
import { EmailAddress } from "../kit/email-address.tsx";
import { SubscriberState } from "../newsletter/subscriber-state.tsx";
import { deskPeopleWords } from "./words.ts";

type Plan = PlanNow & { next: PlanNow | null };
type Props = {
  file: Pick<PersonFile, "email" | "lang" | "hasSecondFactor" | "requestedPlan" | "createdAt">;
  /** Null for people who can have none. */
  plan: Plan | null;
  newsletter: { id: string; state: NewsletterState } | null;
};

/** An account in facts: how it is opened, what it has and since when. */
export function AccountPanel({ file, plan, newsletter }: Props) {
  const own = useWords(deskPeopleWords);
  const { date } = formats[useLanguage().lang];
  return (
    <section className="desk-panel">
      <h2>{own.account}</h2>
      <Facts
        rows={[
          { label: own.email, value: <EmailAddress email={file.email} /> },
          { label: own.language, value: own.languages[file.lang] },
          { label: own.factor, value: file.hasSecondFactor ? own.factorOn : own.factorOff },
          { label: own.plan, value: plan && <PlanLines {...plan} /> },
          { label: own.planAsked, value: plan && file.requestedPlan && own.plans[file.requestedPlan] },
          { label: own.since, value: date(file.createdAt) },
          {
            label: own.newsletter,
            value: newsletter ? (
              <Link to={pathOf("admin-subscriber", { id: newsletter.id })}>
                <SubscriberState state={newsletter.state} />
              </Link>
            ) : (
              own.noNewsletter
            ),
          },
        ]}
      />
    </section>
  );
}

function PlanLines({ next, ...now }: Plan) {
  const own = useWords(deskPeopleWords);
  const { date } = formats[useLanguage().lang];
  const planText = ({ plan, from, until }: PlanNow) =>
    own.planDays(own.plans[plan], from && date(from), until && date(until));
  return (
    <>
      {planText(now)}
      {next && <span className="desk-sub">{own.planThen(planText(next))}</span>}
    </>
  );
}
