import type { ApplicationPage, Resolved } from "../../domain/content/content.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import { formats } from "../../platform/language/format.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { applicationWords } from "./words.ts";
import { NoBreak } from "../shell/no-break.tsx";

type Props = {
  eligibility: Resolved<ApplicationPage>["eligibility"];
  /** The criteria that reviewers score, each with its weight in percent. Empty when the database cannot be read. */
  criteria: readonly { name: string; weight: number }[];
};

export function Eligibility({ eligibility, criteria }: Props) {
  const words = useWords(applicationWords).criteria;
  const { percent } = formats[useLanguage().lang];
  return (
    <section className="page section pt-0">
      <div className="panel eligibility">
        <h2>{eligibility.title}</h2>
        {eligibility.levels.map(({ title, meaning, items }) => (
          <div key={title} className="grid content-start gap-2">
            <h3>{title}</h3>
            <p className="note">{meaning}</p>
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <CheckIcon />
                  <span>
                    <NoBreak text={item} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {criteria.length > 0 && (
          <p className="eligibility-criteria">
            <strong>{words.title}</strong>{" "}
            {criteria.map(({ name, weight }) => `${name} ${percent(weight)}`).join(" · ")}. {words.text}
          </p>
        )}
        <p className="eligibility-note">{eligibility.note}</p>
      </div>
    </section>
  );
}
