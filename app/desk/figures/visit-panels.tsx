import { useWords } from "../../shell/language.tsx";
import { BarPanel } from "./bar-panel.tsx";
import type { ShownFigures } from "./figures.server.ts";
import { useOthers } from "./use-others.ts";
import { deskFiguresWords } from "./words.ts";

/** Which pages were opened, and in which language. */
export function VisitPanels({ pages, languages }: ShownFigures["visits"]) {
  const own = useWords(deskFiguresWords);
  const others = useOthers();
  if (pages.rows.length === 0) return null;
  return (
    <>
      <BarPanel
        id="pages"
        title={own.pagesTitle}
        definition={own.pagesDefinition}
        heads={[own.page, own.visits]}
        rows={[
          ...pages.rows.map(({ page, visits: value }) => ({ id: page, label: page, value })),
          ...others(pages.others),
        ]}
      />
      <BarPanel
        id="languages"
        title={own.languagesTitle}
        definition={own.languagesDefinition}
        heads={[own.language, own.visits]}
        rows={languages.map(({ lang, visits: value }) => ({ id: lang, label: own.languages[lang], value }))}
      />
    </>
  );
}
