import { useWords } from "../../shell/language.tsx";
import { deskWords } from "../words.ts";
import { ConversionsPanel } from "./conversions-panel.tsx";
import type { ShownFigures } from "./figures.server.ts";
import { RankedPanel } from "./ranked-panel.tsx";
import { printPage } from "./share.ts";
import { deskFiguresWords } from "./words.ts";

type Props = Pick<ShownFigures, "pages" | "languages" | "forms" | "leadPages" | "conversions" | "campaigns">;

export function Breakdowns({ pages, languages, forms, leadPages, conversions, campaigns }: Props) {
  const { forms: formNames } = useWords(deskWords);
  const words = useWords(deskFiguresWords);
  return (
    <>
      <RankedPanel
        id="pages"
        title={words.pagesTitle}
        definition={words.pagesDefinition}
        heads={[words.page, words.visits]}
        list={pages}
        label={({ page }) => page}
      />
      <RankedPanel
        id="languages"
        title={words.languagesTitle}
        definition={words.languagesDefinition}
        heads={[words.language, words.visits]}
        list={languages}
        label={({ lang }) => words.languages[lang]}
      />
      <RankedPanel
        id="forms"
        title={words.leadsTitle}
        definition={words.leadsDefinition}
        heads={[words.form, words.leads]}
        list={forms}
        label={({ form }) => formNames[form] ?? form}
      />
      <RankedPanel
        id="lead-pages"
        title={words.leadPagesTitle}
        definition={words.leadPagesDefinition}
        heads={[words.page, words.leads]}
        list={leadPages}
        label={({ page }) => (page === null ? words.noPage : printPage(page))}
      />
      <ConversionsPanel list={conversions} />
      <RankedPanel
        id="campaigns"
        title={words.campaignsTitle}
        definition={words.campaignsDefinition}
        heads={[words.campaign, words.leads]}
        list={campaigns}
        label={({ source, campaign }) => [source, campaign].filter(Boolean).join(" · ") || words.noCampaign}
      />
    </>
  );
}
