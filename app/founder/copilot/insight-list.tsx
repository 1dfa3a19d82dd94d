import type { Insight } from "../../../domain/copilot/insight.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { nextStepPlaces } from "./next-step-places.ts";
import { talkWords } from "./talk-words.ts";
import { copilotWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

function useTexts() {
  const words = useWords(copilotWords).insights;
  return (insight: Insight): [text: string, sum: string] => {
    switch (insight.kind) {
      case "cash":
        return [words.cashEnds(insight.endsIn), words.cashEndsSum(insight.cash, insight.burn, insight.months)];
      case "mrr":
        return [words.growth(insight.change), words.growthSum(insight.before, insight.now)];
      case "cac":
        return [words.cac(insight.change), words.growthSum(insight.before, insight.now)];
      case "burn":
        return [words.burnMultiple(insight.multiple), words.burnMultipleSum(insight.burnt, insight.gained)];
      case "churn":
        return [words.churn(insight.lost), words.churnSum(insight.mrr, insight.churn)];
    }
  };
}

export function InsightList({ insights, open }: { insights: readonly Insight[]; open: boolean }) {
  const words = useWords(copilotWords).insights;
  const { nextSteps } = useWords(talkWords);
  const textsOf = useTexts();
  return (
    <Disclosure title={words.title(insights.length)} open={open}>
      <ul className="insights">
        {insights.map((insight) => {
          const { kind, month, nextStep } = insight;
          const [text, sum] = textsOf(insight);
          return (
            <li key={kind}>
              <p>
                {text}{" "}
                <span className="block text-ink-2 text-s [font-variant-numeric:tabular-nums]">
                  {words.sum(sum, month)}
                </span>
              </p>
              <PostForm action={pathOf("founder-copilot")} className="insight-ways">
                <TextLink to={nextStepPlaces[nextStep]}>{nextSteps[nextStep]}</TextLink>
                <input type="hidden" name="kind" value={kind} />
                <input type="hidden" name="month" value={month} />
                <button type="submit" className="link" name="intent" value="dismiss">
                  {words.dismiss} <span className="sr-only">{text}</span>
                </button>
              </PostForm>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
