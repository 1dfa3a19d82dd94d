import { monthFrom } from "../../../domain/kpi/check-in.ts";
import type { Figures } from "../../../domain/kpi/figures.ts";
import { tryScenario } from "../../../domain/kpi/scenario.ts";
import { useWords } from "../../shell/language.tsx";
import { copilotWords } from "./words.ts";

type Insight = { id: string; text: string; sum?: string };

function useInsights(figures: Figures): Insight[] {
  const own = useWords(copilotWords).insights;
  const { latest, runway, meanBurn, history, mrrInThreeMonths, cacInThreeMonths } = figures;
  if (!latest || meanBurn === null) return [];
  const before = history.find(({ month }) => month === monthFrom(latest.month, -3));
  const found: Insight[] = [];
  const endsIn = tryScenario(figures, { burn: 0, cash: 0 })?.endsIn;
  if (runway?.state === "months" && endsIn)
    found.push({
      id: "cash",
      text: own.cashEnds(endsIn),
      sum: own.cashEndsSum(latest.cash, meanBurn, runway.months),
    });
  if (before && mrrInThreeMonths !== null)
    found.push({ id: "mrr", text: own.growth(mrrInThreeMonths), sum: own.growthSum(before.mrr, latest.mrr) });
  if (before && cacInThreeMonths !== null)
    found.push({ id: "cac", text: own.cac(cacInThreeMonths), sum: own.growthSum(before.cac, latest.cac) });
  const [burnt, gained] = [meanBurn * figures.burnMonths.length, before ? latest.mrr - before.mrr : 0];
  if (figures.burnMonths.length === 3 && burnt > 0 && gained > 0)
    found.push({ id: "burn", text: own.burnMultiple(burnt / gained), sum: own.burnMultipleSum(burnt, gained) });
  return found;
}

/** What the numbers say together, each sentence with its arithmetic. */
export function InsightsPanel({ figures }: { figures: Figures }) {
  const own = useWords(copilotWords).insights;
  const insights = useInsights(figures);
  return (
    <section className="cockpit-section">
      <h2>{own.title}</h2>
      {insights.length === 0 ? (
        <p className="text-ink-2">{own.none}</p>
      ) : (
        <>
          {figures.latest && <p className="text-ink-2">{own.month(figures.latest.month)}</p>}
          <ul className="insights">
            {insights.map(({ id, text, sum }) => (
              <li key={id}>
                <p>{text}</p>
                {sum && <p className="insight-sum">{sum}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
