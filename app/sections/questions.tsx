import type { Faq, Formula, Resolved } from "../../domain/content/content.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { type FixedRoute, pathOf } from "../paths.ts";
import { NoBreak } from "../shell/no-break.tsx";

type QuestionsProps = {
  heading: { title: string };
  questions: Pick<Resolved<Faq>, "question" | "answer" | "formulas" | "link" | "linkTo">[];
  formulas: Pick<Resolved<Formula>, "name" | "terms">[];
};

export function Questions({ heading, questions, formulas }: QuestionsProps) {
  return (
    <section className="page section grid-12">
      <h2 className="l:col-span-4">{heading.title}</h2>
      <div className="l:col-span-8">
        {questions.map(({ question, answer, formulas: withFormulas, link, linkTo }, index) => (
          <Disclosure key={index} name="faq" title={question}>
            {answer.map((paragraph) => (
              <p key={paragraph}>
                <NoBreak text={paragraph} />
              </p>
            ))}
            {withFormulas && (
              <dl className="grid gap-4 m:grid-cols-2">
                {formulas.map(({ name, terms }, place) => (
                  <div key={place} className="border-t-2 border-ink pt-3">
                    <dt className="font-semibold text-ink">{name}</dt>
                    <dd>
                      <NoBreak text={terms} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {link && linkTo && (
              <p>
                <TextLink to={pathOf(linkTo as FixedRoute)}>{link}</TextLink>
              </p>
            )}
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
