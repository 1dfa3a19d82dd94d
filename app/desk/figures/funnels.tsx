import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { BarPanel } from "./bar-panel.tsx";
import type { Compared } from "./compare.ts";
import type { ShownFigures } from "./figures.server.ts";
import { RankedPanel } from "./ranked-panel.tsx";
import { shareOf } from "./share.ts";
import { deskFiguresWords } from "./words.ts";

type Props = Pick<ShownFigures, "application" | "response" | "reviewers" | "quiz" | "guide">;

export function Funnels({ application, response, reviewers, quiz, guide }: Props) {
  const words = useWords(deskFiguresWords);
  const { percent } = formats[useLanguage().lang];

  const rows = <Step extends string>(names: Record<Step, string>, steps: Record<Step, Compared>) =>
    (Object.keys(names) as Step[]).map((step) => ({ id: step, label: names[step], ...steps[step] }));

  const funnel = <Step extends string>(names: Record<Step, string>, steps: Record<Step, Compared>) =>
    rows(names, steps).map((row, index, all) => {
      const share = shareOf(row.value, all[index - 1]?.value ?? 0);
      return { ...row, ...(share !== null && { share: percent(share) }) };
    });

  return (
    <>
      <BarPanel
        id="application"
        title={words.applicationTitle}
        definition={`${words.applicationDefinition} ${words.shareDefinition}`}
        heads={[words.step, words.people]}
        rows={funnel(words.application, application)}
      />
      <BarPanel
        id="response"
        title={words.responseTitle}
        definition={words.responseDefinition}
        heads={[words.step, words.people]}
        rows={rows(words.answers(response.promised), response.answers)}
      />
      <RankedPanel
        id="reviewers"
        title={words.reviewersTitle}
        definition={words.reviewersDefinition}
        heads={[words.reader, words.files]}
        list={reviewers}
        label={({ name }) => name ?? words.formerReader}
      />
      <BarPanel
        id="quiz"
        title={words.quizTitle}
        definition={`${words.quizDefinition} ${words.shareDefinition}`}
        heads={[words.step, words.people]}
        rows={funnel(words.quiz, quiz)}
      />
      <BarPanel
        id="guide"
        title={words.guideTitle}
        definition={`${words.guideDefinition} ${words.shareDefinition}`}
        heads={[words.step, words.people]}
        rows={funnel(words.guide, guide)}
      />
    </>
  );
}
