import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { Figures } from "./figures.server.ts";
import { BarPanel } from "./bar-panel.tsx";
import { shareOf } from "./share.ts";
import { deskFiguresWords } from "./words.ts";

type Props = Pick<Figures, "application" | "response" | "quiz" | "guide">;

/** How many came to each step of what is done in steps. */
export function Funnels({ application, response, quiz, guide }: Props) {
  const words = useWords(deskFiguresWords);
  const { percent } = formats[useLanguage().lang];

  const funnel = <Step extends string>(names: Record<Step, string>, counts: Record<Step, number>) =>
    (Object.keys(names) as Step[]).map((step, index, steps) => {
      const before = counts[steps[index - 1] ?? step];
      const share = index > 0 ? shareOf(counts[step], before) : null;
      return { id: step, label: names[step], value: counts[step], ...(share !== null && { share: percent(share) }) };
    });

  return (
    <>
      <BarPanel
        id="application"
        title={words.applicationTitle}
        definition={`${words.applicationDefinition} ${words.shareDefinition}`}
        heads={[words.step, words.people, words.share]}
        rows={funnel(words.application, application)}
      />
      <BarPanel
        id="response"
        title={words.responseTitle}
        definition={words.responseDefinition}
        heads={[words.step, words.people]}
        rows={funnel(words.answers(response.promised), response.answers).map(({ share: _, ...row }) => row)}
      />
      <BarPanel
        id="quiz"
        title={words.quizTitle}
        definition={`${words.quizDefinition} ${words.shareDefinition}`}
        heads={[words.step, words.people, words.share]}
        rows={funnel(words.quiz, quiz)}
      />
      <BarPanel
        id="guide"
        title={words.guideTitle}
        definition={`${words.guideDefinition} ${words.shareDefinition}`}
        heads={[words.step, words.people, words.share]}
        rows={funnel(words.guide, guide)}
      />
    </>
  );
}
