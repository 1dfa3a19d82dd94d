import { useWords } from "../../shell/language.tsx";
import { BarPanel } from "./bar-panel.tsx";
import type { ShownFigures } from "./figures.server.ts";
import { useOthers } from "./use-others.ts";
import { deskFiguresWords } from "./words.ts";

/** Which pages were opened, and in which language. */
export function VisitPanels({ pages, languages }: ShownFigures["visits"]) {
  const words = useWords(deskFiguresWords);
  const others = useOthers();
  if (pages.rows.length === 0) return null;
  return (
    <>
      <BarPanel
        id="pages"
        title={words.pagesTitle}
        definition={words.pagesDefinition}
        heads={[words.page, words.visits]}
        rows={[
          ...pages.rows.map(({ page, visits: value }) => ({ id: page, label: page, value })),
          ...others(pages.others),
        ]}
      />
      <BarPanel
        id="languages"
        title={words.languagesTitle}
        definition={words.languagesDefinition}
        heads={[words.language, words.visits]}
        rows={languages.map(({ lang, visits: value }) => ({ id: lang, label: words.languages[lang], value }))}
      />
    </>
  );
}
