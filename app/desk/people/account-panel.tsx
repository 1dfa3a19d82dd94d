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
  /** Null for roles without plans. */
  plan: Plan | null;
  /** Whether the person starts the free trial of the requested plan without the team. */
  mayTry: boolean;
  newsletter: { id: string; state: NewsletterState } | null;
};

export function AccountPanel({ file, plan, mayTry, newsletter }: Props) {
  const words = useWords(deskPeopleWords);
  const { date } = formats[useLanguage().lang];
  return (
    <section className="desk-panel">
      <h2>{words.account}</h2>
      <Facts
        rows={[
          { label: words.email, value: <EmailAddress email={file.email} /> },
          { label: words.language, value: words.languages[file.lang] },
          { label: words.factor, value: file.hasSecondFactor ? words.factorOn : words.factorOff },
          { label: words.plan, value: plan && <PlanLines {...plan} /> },
          {
            label: words.planAsked,
            value: plan && file.requestedPlan && (
              <>
                {words.plans[file.requestedPlan]}
                {mayTry && <span className="desk-sub">{words.planTried}</span>}
              </>
            ),
          },
          { label: words.since, value: date(file.createdAt) },
          {
            label: words.newsletter,
            value: newsletter ? (
              <Link to={pathOf("admin-subscriber", { id: newsletter.id })}>
                <SubscriberState state={newsletter.state} />
              </Link>
            ) : (
              words.noNewsletter
            ),
          },
        ]}
      />
    </section>
  );
}

function PlanLines({ next, ...now }: Plan) {
  const words = useWords(deskPeopleWords);
  const { date } = formats[useLanguage().lang];
  const planText = ({ plan, from, until }: PlanNow) =>
    words.planDays(words.plans[plan], from && date(from), until && date(until));
  return (
    <>
      {planText(now)}
      {next && <span className="desk-sub">{words.planThen(planText(next))}</span>}
    </>
  );
}
