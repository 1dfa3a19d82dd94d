import { useWords } from "../../shell/language.tsx";
import { deskWords } from "../words.ts";
import { BarPanel } from "./bar-panel.tsx";
import { ConversionsPanel } from "./conversions-panel.tsx";
import type { ShownFigures } from "./figures.server.ts";
import { printPage } from "./share.ts";
import { useOthers } from "./use-others.ts";
import { deskFiguresWords } from "./words.ts";

/** By which form, from which page and through which campaign leads came. */
export function LeadPanels({ leads, conversions }: Pick<ShownFigures, "leads" | "conversions">) {
  const { forms } = useWords(deskWords);
  const words = useWords(deskFiguresWords);
  const others = useOthers();
  if (leads.forms.length === 0) return null;
  return (
    <>
      <BarPanel
        id="forms"
        title={words.leadsTitle}
        definition={words.leadsDefinition}
        heads={[words.form, words.leads]}
        rows={leads.forms.map(({ form, leads: value }) => ({ id: form, label: forms[form] ?? form, value }))}
      />
      <BarPanel
        id="lead-pages"
        title={words.leadPagesTitle}
        definition={words.leadPagesDefinition}
        heads={[words.page, words.leads]}
        rows={[
          ...leads.pages.rows.map(({ page, leads: value }) => ({
            id: page ?? "",
            label: page === null ? words.noPage : printPage(page),
            value,
          })),
          ...others(leads.pages.others),
        ]}
      />
      <ConversionsPanel {...conversions} />
      <BarPanel
        id="campaigns"
        title={words.campaignsTitle}
        definition={words.campaignsDefinition}
        heads={[words.campaign, words.leads]}
        rows={[
          ...leads.campaigns.rows.map(({ source, campaign, leads: value }) => ({
            id: JSON.stringify([source, campaign]),
            label: [source, campaign].filter(Boolean).join(" · ") || words.noCampaign,
            value,
          })),
          ...others(leads.campaigns.others),
        ]}
      />
    </>
  );
}
