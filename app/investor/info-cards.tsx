import type { ReactNode } from "react";
import {
  type investorCompletion,
  type InvestorProfile,
  isLinkedInPage,
  type listedFields,
} from "../../domain/investor/investor-profile.ts";
import { formats } from "../../platform/language/format.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { Badges } from "./badges.tsx";
import { investorProfileWords } from "./profile-words.ts";
import { investorWords } from "./words.ts";

type Row = { label: string; value: ReactNode };

function InfoCard({ title, step, rows }: { title: string; step: number; rows: Row[] }) {
  const words = useWords(investorWords);
  return (
    <section>
      <h2>{title}</h2>
      <dl className="facts">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <span className="text-ink-3">{words.cards.nothing}</span>}</dd>
          </div>
        ))}
      </dl>
      <TextLink to={pathOf("investor-profile", { step })}>{words.edit}</TextLink>
    </section>
  );
}

type Props = {
  name: string;
  email: string;
  profile: InvestorProfile;
  completion: ReturnType<typeof investorCompletion>;
};

export function InfoCards({ name, email, profile, completion }: Props) {
  const { lang } = useLanguage();
  const { cards } = useWords(investorWords);
  const { labels, options } = useWords(investorProfileWords);
  const { money } = formats[lang];
  const listed = (field: (typeof listedFields)[number]) => profile[field].map((id) => options[field][id]).join(", ");
  const { ticket_size_min: min, ticket_size_max: max } = profile;
  const ticket =
    min !== null && max !== null
      ? cards.between(money(min), money(max))
      : min !== null
        ? cards.from(money(min))
        : max !== null && cards.upTo(money(max));
  return (
    <div className="panel sheet">
      <Badges completion={completion} />
      <div className="info-columns">
        <InfoCard
          title={cards.informations}
          step={1}
          rows={[
            { label: cards.name, value: name },
            { label: cards.email, value: email },
            { label: labels.company_name, value: profile.company_name },
            {
              label: labels.linkedin_url,
              value: isLinkedInPage(profile.linkedin_url) ? (
                <a href={profile.linkedin_url} rel="noopener nofollow ugc" className="link">
                  {profile.linkedin_url.replace(/^https:\/\/(www\.)?/, "")}
                </a>
              ) : (
                profile.linkedin_url
              ),
            },
          ]}
        />
        <InfoCard
          title={cards.focus}
          step={4}
          rows={[
            { label: labels.investment_focus, value: listed("investment_focus") },
            { label: labels.preferred_sectors, value: listed("preferred_sectors") },
          ]}
        />
        <InfoCard
          title={cards.investment}
          step={3}
          rows={[
            { label: labels.investment_stages, value: listed("investment_stages") },
            { label: cards.ticket, value: ticket },
          ]}
        />
      </div>
    </div>
  );
}
