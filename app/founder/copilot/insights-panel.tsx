import { Link } from "react-router";
import type { Insight } from "../../../domain/copilot/insight.ts";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { nextStepPlaces } from "./next-step-places.ts";
import { talkWords } from "./talk-words.ts";
import { copilotWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

function useTexts() {
  const own = useWords(copilotWords).insights;
  return (insight: Insight): [text: string, sum: string] => {
    switch (insight.kind) {
      case "cash":
        return [own.cashEnds(insight.endsIn), own.cashEndsSum(insight.cash, insight.burn, insight.months)];
      case "mrr":
        return [own.growth(insight.change), own.growthSum(insight.before, insight.now)];
      case "cac":
        return [own.cac(insight.change), own.growthSum(insight.before, insight.now)];
      case "burn":
        return [own.burnMultiple(insight.multiple), own.burnMultipleSum(insight.burnt, insight.gained)];
      case "churn":
        return [own.churn(insight.lost), own.churnSum(insight.mrr, insight.churn)];
    }
  };
}

/** What the numbers say together today: each sentence with its arithmetic, its month, and what to do about it. */
export function InsightsPanel({ insights, hasFigures }: { insights: readonly Insight[]; hasFigures: boolean }) {
  const own = useWords(copilotWords).insights;
  const { nextSteps } = useWords(talkWords);
  const textsOf = useTexts();
  return (
    <section className="cockpit-section" id="insights">
      <h2>{own.title}</h2>
      {insights.length === 0 ? (
        <p className="text-ink-2">{hasFigures ? own.noneToday : own.none}</p>
      ) : (
        <ul className="insights">
          {insights.map((insight) => {
            const { kind, month, nextStep } = insight;
            const [text, sum] = textsOf(insight);
            return (
              <li key={kind}>
                <p>{text}</p>
                <p className="insight-sum">
                  {sum} <span className="block">{own.month(month)}</span>
                </p>
                <PostForm action={pathOf("founder-copilot")} className="insight-ways">
                  <Link to={nextStepPlaces[nextStep]} className="link">
                    {nextSteps[nextStep]}
                  </Link>
                  <input type="hidden" name="kind" value={kind} />
                  <input type="hidden" name="month" value={month} />
                  <button type="submit" className="link" name="intent" value="dismiss">
                    {own.dismiss} <span className="sr-only">{text}</span>
                  </button>
                </PostForm>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
