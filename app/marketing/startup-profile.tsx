import type { InvestorsPage, Resolved } from "../../domain/content/content.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { FigureDefinitions } from "../sections/figure-definitions.tsx";
import { useWords } from "../shell/language.tsx";
import type { StartupScale } from "./startup-scale.server.ts";
import { marketingWords } from "./words.ts";

type StartupProfileProps = { startups: Resolved<InvestorsPage>["startups"]; scale: StartupScale | undefined };

export function StartupProfile({ startups, scale }: StartupProfileProps) {
  const { revenue, funding } = startups;
  return (
    <section className="on-scene">
      <div className="page section">
        <div className="grid-12">
          <h2 className="l:col-span-7">{startups.title}</h2>
          <p className="lead l:col-span-4 l:col-start-9 l:self-end">{startups.intro}</p>
        </div>
        {scale && <Ranges startups={startups} scale={scale} />}
        <div className="grid-12 mt-7">
          <div className="l:col-span-6">
            <h3>{startups.criteriaTitle}</h3>
            <ul className="mt-4 grid gap-3">
              {startups.criteria.map((criterion) => (
                <li key={criterion} className="flex gap-3">
                  <CheckIcon className="mt-1 flex-none" />
                  {criterion}
                </li>
              ))}
            </ul>
            <p className="mt-4 text-s text-ink-2">{startups.selection}</p>
          </div>
          <div className="l:col-span-5 l:col-start-8">
            <h3>{startups.sectorsTitle}</h3>
            <ul className="sectors mt-4">
              {startups.sectors.map(({ id, label }) => (
                <li key={id}>{label}</li>
              ))}
            </ul>
          </div>
        </div>
        {scale && (
          <div className="mt-7">
            <FigureDefinitions
              title={startups.definitions}
              figures={[revenue.range, revenue.average, funding.range].map((figure) => ({
                figure,
                label: figure.label,
              }))}
              note={startups.note}
            />
          </div>
        )}
      </div>
    </section>
  );
}

function Ranges({
  startups: { revenue, funding },
  scale,
}: {
  startups: Resolved<InvestorsPage>["startups"];
  scale: StartupScale;
}) {
  const words = useWords(marketingWords);
  const ends = [
    { at: 0, label: "0" },
    { at: scale.steps, label: scale.top },
  ];
  return (
    <div className="ranges">
      <div>
        <p className="figure range-figure">{revenue.range.text}</p>
        <p className="text-l font-medium">{revenue.label}</p>
        <Ruler
          className="mt-4"
          steps={scale.steps}
          from={scale.revenue.from}
          done={scale.revenue.to}
          long={[0, scale.revenue.average, scale.steps]}
          marks={[...ends, { at: scale.revenue.average, label: `${revenue.average.text} ${revenue.averageLabel}` }]}
          label={words.measured(
            revenue.label,
            `${revenue.range.text}, ${revenue.average.text} ${revenue.averageLabel}`,
          )}
          height={40}
        />
      </div>
      <div>
        <p className="figure range-figure">{funding.range.text}</p>
        <p className="text-l font-medium">{funding.label}</p>
        <Ruler
          className="mt-4"
          steps={scale.steps}
          from={scale.funding.from}
          done={scale.funding.to}
          long={[0, scale.steps]}
          marks={ends}
          label={words.measured(funding.label, funding.range.text)}
          height={40}
        />
      </div>
    </div>
  );
}
