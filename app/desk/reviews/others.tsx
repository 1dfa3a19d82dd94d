import type { ReviewedFile } from "../../../domain/application/review/read-review.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { useOpens } from "../kit/use-opens.ts";
import { deskReviewsWords } from "./words.ts";

type OthersProps = {
  file: Pick<ReviewedFile, "criteria" | "others" | "lang">;
  /** Whether the signed-in team member may cancel a declared conflict of interest. */
  lifts: boolean;
};

/**
 * The other reviewers' reviews and declared conflicts of interest, shown only after the reviewer has submitted a
 * review.
 */
export function Others({ file: { others, criteria, lang: theirs }, lifts }: OthersProps) {
  const { lang } = useLanguage();
  const { review: words, earlier } = useWords(deskReviewsWords);
  const { moment, count } = formats[lang];
  const opens = useOpens();
  if (!others)
    return (
      <p className="note">
        {words.blind} {opens("admin-applications") && words.blindNotes}
      </p>
    );
  return (
    <>
      <section className="desk-part">
        <h2>{words.others}</h2>
        {others.reviews.length === 0 && <p className="note">{words.noOthers}</p>}
        {others.reviews.map(({ id, author, score, steps, sentence, isEarlier, submittedAt }) => (
          <article key={id} className="desk-panel">
            <h3>{words.by(author ?? words.gone, Math.round(score))}</h3>
            <p className="desk-when">
              {moment(submittedAt)}
              {isEarlier && `, ${earlier}`}
            </p>
            <dl className="desk-facts">
              {criteria
                .filter((criterion) => criterion.id in steps)
                .map((criterion) => {
                  const step = steps[criterion.id];
                  return (
                    <div key={criterion.id}>
                      <dt>{criterion.name[lang]}</dt>
                      <dd>
                        {step ? (
                          <>
                            <strong>{count(step)}</strong> {criterion.steps[lang][step - 1]}
                          </>
                        ) : (
                          words.unknown
                        )}
                      </dd>
                    </div>
                  );
                })}
            </dl>
            {sentence && <blockquote lang={theirs === lang ? undefined : theirs}>{sentence}</blockquote>}
          </article>
        ))}
      </section>
      {others.conflicts.length > 0 && (
        <section className="desk-part">
          <h2>{words.conflicts}</h2>
          <ul className="desk-panel desk-lines">
            {others.conflicts.map(({ id, person, reason, declaredAt }) => (
              <li key={id}>
                <span>{words.since(person ?? words.gone, moment(declaredAt))}</span>
                <span>{reason}</span>
                {lifts && (
                  <ActionButton intent="lift" fields={{ conflict: id }} preventScrollReset look="secondary" small>
                    {words.lift}
                  </ActionButton>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
