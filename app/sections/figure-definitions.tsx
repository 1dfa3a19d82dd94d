import type { Figure } from "../../domain/content/content.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { useWords } from "../shell/language.tsx";
import { sectionWords } from "./words.ts";
import { NoBreak } from "../shell/no-break.tsx";

type FigureDefinitionsProps = { title: string; figures: readonly { figure: Figure; label: string }[]; note?: string };

export function FigureDefinitions({ title, figures, note }: FigureDefinitionsProps) {
  const { asOf, toBeConfirmed } = useWords(sectionWords);
  return (
    <Disclosure title={title}>
      <dl className="grid gap-3">
        {figures.map(({ figure, label }) => (
          <div key={label}>
            <dt className="font-semibold text-ink">
              {figure.text} <NoBreak text={label} />
            </dt>
            <dd>
              {figure.definition} {figure.asOf ? asOf(figure.asOf) : figure.confirm && toBeConfirmed}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p>{note}</p>}
    </Disclosure>
  );
}
