import { formats } from "../../../platform/language/format.ts";
import { BarTable } from "../../../ui/chart/bar-table.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { readFigures } from "./figures.server.ts";
import { Panel } from "./panel.tsx";
import { shareOf } from "./share.ts";
import { deskFiguresWords } from "./words.ts";

type Props = Pick<Awaited<ReturnType<typeof readFigures>>, "application" | "response" | "quiz" | "guide">;

/** How many came to each step of what is done in steps. */
export function Funnels({ application, response, quiz, guide }: Props) {
  const own = useWords(deskFiguresWords);
  const { count, percent } = formats[useLanguage().lang];

  const funnel = <Step extends string>(names: Record<Step, string>, counts: Record<Step, number>) =>
    (Object.keys(names) as Step[]).map((step, index, steps) => {
      const before = counts[steps[index - 1] ?? step];
      const share = index > 0 ? shareOf(counts[step], before) : null;
      return { id: step, label: names[step], value: counts[step], ...(share !== null && { share: percent(share) }) };
    });

  return (
    <>
      <Panel
        id="application"
        title={own.applicationTitle}
        definition={`${own.applicationDefinition} ${own.shareDefinition}`}
      >
        <BarTable
          caption={own.applicationTitle}
          heads={[own.step, own.people, own.share]}
          rows={funnel(own.application, application)}
          print={count}
        />
      </Panel>
      <Panel id="response" title={own.responseTitle} definition={own.responseDefinition}>
        <BarTable
          caption={own.responseTitle}
          heads={[own.step, own.people]}
          rows={funnel(own.answers(response.promised), response.answers).map(({ id, label, value }) => ({
            id,
            label,
            value,
          }))}
          print={count}
        />
      </Panel>
      <Panel id="quiz" title={own.quizTitle} definition={`${own.quizDefinition} ${own.shareDefinition}`}>
        <BarTable
          caption={own.quizTitle}
          heads={[own.step, own.people, own.share]}
          rows={funnel(own.quiz, quiz)}
          print={count}
        />
      </Panel>
      <Panel id="guide" title={own.guideTitle} definition={`${own.guideDefinition} ${own.shareDefinition}`}>
        <BarTable
          caption={own.guideTitle}
          heads={[own.step, own.people, own.share]}
          rows={funnel(own.guide, guide)}
          print={count}
        />
      </Panel>
    </>
  );
}
