import type { KeptInvestorProfile } from "../../../domain/investor/investor-profile.server.ts";
import type { KeptFounderProfile } from "../../../domain/startup/founder-profile.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { FounderFacts } from "./founder-facts.tsx";
import { InvestorFacts } from "./investor-facts.tsx";
import { deskPeopleWords } from "./words.ts";

export type ShownProfile = ({ of: "founder" } & KeptFounderProfile) | ({ of: "investor" } & KeptInvestorProfile);

export function ProfilePanel({ shown }: { shown: ShownProfile }) {
  const words = useWords(deskPeopleWords).profile;
  const { moment } = formats[useLanguage().lang];
  return (
    <section className="desk-panel">
      <h2>{words[shown.of]}</h2>
      {shown.savedAt ? <p className="field-hint">{words.savedAt(moment(shown.savedAt))}</p> : <p>{words.none}</p>}
      {shown.savedAt &&
        (shown.of === "founder" ? <FounderFacts profile={shown.profile} /> : <InvestorFacts profile={shown.profile} />)}
    </section>
  );
}
