import type { HomePage, Resolved } from "../../domain/content/content.ts";
import { Ruler } from "../../ui/ruler.tsx";
import { sectionWords } from "./words.ts";
import { useWords } from "../shell/language.tsx";
import { FigureDefinitions } from "./figure-definitions.tsx";

/** The number of characters that fit in a column at full font size (see app/marketing/home.css). */
const usualSigns = 5;

export function Figures({ stats }: { stats: Resolved<HomePage>["stats"] }) {
  const { oneCounted } = useWords(sectionWords);
  if (stats.figures.length === 0) return null;
  const definitions = stats.figures.length === 1 ? oneCounted : stats.definitions;
  return (
    <section className="on-scene">
      <div className="page section">
        <h2 className="text-title-m">{stats.title}</h2>
        <ul className="figures-row">
          {stats.figures.map(({ figure, label, scope }) => (
            <li key={label}>
              <Ruler steps={12} long={[0]} height={30} />
              <p
                className="figure figures-number"
                style={figure.text.length > usualSigns ? { "--signs": figure.text.length } : undefined}
                data-reveal
                data-count={figure.number}
                suppressHydrationWarning
              >
                {figure.text}
              </p>
              <p className="text-l font-medium">{label}</p>
              {scope && <p className="mt-1 text-s text-ink-2">{scope}</p>}
            </li>
          ))}
        </ul>
        <FigureDefinitions title={definitions} figures={stats.figures} note={stats.note} />
      </div>
    </section>
  );
}
