import type { ProgramPage, Resolved } from "../../domain/content/content.ts";
import { Ruler } from "../../ui/ruler.tsx";
import { useWords } from "../shell/language.tsx";
import { marketingWords } from "./words.ts";

type QuartersProps = {
  structure: Resolved<ProgramPage>["structure"];
  /** The number of months in each quarter. */
  lengths: number[];
};

const colours = {
  lagoon: "var(--series-1)",
  flamingo: "var(--series-2)",
  ochre: "var(--series-3)",
  sea: "var(--series-4)",
} as const;

export function Quarters({ structure, lengths }: QuartersProps) {
  const marketing = useWords(marketingWords);
  return (
    <section className="bg-sunken">
      <div className="page section">
        <div className="grid-12">
          <h2 className="l:col-span-7">{structure.title}</h2>
          <p className="lead l:col-span-4 l:col-start-9 l:self-end">{structure.intro}</p>
        </div>
        <ol className="phases">
          {structure.phases.map(({ title, months, usual }) => (
            <li key={title}>
              <b>{title}</b>
              <br />
              {months}, {usual}
            </li>
          ))}
        </ol>
        <ol className="quarters">
          {structure.quarters.map(({ quarter, title, months, colour, items }, index) => (
            <li key={quarter} style={{ "--tint": colours[colour], "--months": lengths[index] ?? 1 }} data-reveal>
              <Ruler steps={lengths[index] ?? 1} long={[0]} height={36} />
              <p className="figure quarter-name">{quarter}</p>
              <p className="text-s font-medium text-ink-2">{marketing.monthsOf(months.text)}</p>
              <h3>{title}</h3>
              <ul className="quarter-items">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <p className="note mt-6">{structure.note}</p>
      </div>
    </section>
  );
}
