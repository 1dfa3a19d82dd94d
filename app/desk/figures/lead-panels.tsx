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
  const own = useWords(deskFiguresWords);
  const others = useOthers();
  if (leads.forms.length === 0) return null;
  return (
    <>
      <BarPanel
        id="forms"
        title={own.leadsTitle}
        definition={own.leadsDefinition}
        heads={[own.form, own.leads]}
        rows={leads.forms.map(({ form, leads: value }) => ({ id: form, label: forms[form] ?? form, value }))}
      />
      <BarPanel
        id="lead-pages"
        title={own.leadPagesTitle}
        definition={own.leadPagesDefinition}
        heads={[own.page, own.leads]}
        rows={[
          ...leads.pages.rows.map(({ page, leads: value }) => ({
            id: page ?? "",
            label: page === null ? own.noPage : printPage(page),
            value,
          })),
          ...others(leads.pages.others),
        ]}
      />
      <ConversionsPanel {...conversions} />
      <BarPanel
        id="campaigns"
        title={own.campaignsTitle}
        definition={own.campaignsDefinition}
        heads={[own.campaign, own.leads]}
        rows={[
          ...leads.campaigns.rows.map(({ source, campaign, leads: value }) => ({
            id: JSON.stringify([source, campaign]),
            label: [source, campaign].filter(Boolean).join(" · ") || own.noCampaign,
            value,
          })),
          ...others(leads.campaigns.others),
        ]}
      />
    </>
  );
}
