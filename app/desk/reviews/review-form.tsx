import { useRef } from "react";
import { steps as allSteps } from "../../../domain/application/review/rubric.ts";
import type { ReviewedFile } from "../../../domain/application/review/read-review.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Textarea } from "../../../ui/field.tsx";
import { WarningIcon } from "../../../ui/icons.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { InlineScript } from "../../shell/inline-script.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import earlyKeysScript from "../kit/early-keys.script.ts?inline";
import { typedFields } from "../kit/form-values.ts";
import { fieldOf } from "./field-of.ts";
import { useReviewKeys } from "./use-review-keys.ts";
import { deskReviewsWords } from "./words.ts";

type ReviewFormProps = { file: ReviewedFile; refusal: Refusal | undefined };

export function ReviewForm({ file: { criteria, own, isOpen, version, lang: theirs }, refusal }: ReviewFormProps) {
  const { lang } = useLanguage();
  const { review: words, errors } = useWords(deskReviewsWords);
  const { moment } = formats[lang];
  const form = useRef<HTMLFormElement>(null);
  useReviewKeys(form);
  const { value, error, field } = typedFields("submit", refusal, errors);
  const chosenOf = (id: string) => {
    if (!own || !(id in own.steps)) return undefined;
    return own.steps[id] === null ? "unknown" : String(own.steps[id]);
  };
  const sentence = field("sentence");
  return (
    <section className="desk-part">
      <InlineScript code={earlyKeysScript} />
      <h2>{words.score}</h2>
      {own && <p>{words.yours(Math.round(own.score), moment(own.submittedAt))}</p>}
      {own?.isEarlier && <p className="note">{words.stale}</p>}
      {!isOpen && <p className="note">{words.decided}</p>}
      {isOpen && (
        <PostForm ref={form} noValidate className="contact-form review-form">
          <input type="hidden" name="from" value={own?.number ?? 0} />
          <input type="hidden" name="version" value={version} />
          {criteria.map(({ id, name, weight, steps }) => {
            const problem = error(fieldOf(id));
            return (
              <fieldset
                key={id}
                className="review-criterion"
                tabIndex={problem ? -1 : undefined}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `${id}-error` : undefined}
              >
                <legend>
                  {name[lang]} <span className="review-weight">{words.weight(weight)}</span>
                </legend>
                {/* Above the steps, because the foot may cover what is below them. */}
                {problem && (
                  <p id={`${id}-error`} className="field-error">
                    <WarningIcon />
                    <span>{problem}</span>
                  </p>
                )}
                <div className="review-steps">
                  {[...allSteps.map(String), "unknown"].map((step, index) => (
                    <label key={step} className="review-step">
                      <input
                        type="radio"
                        name={fieldOf(id)}
                        value={step}
                        defaultChecked={(value(fieldOf(id)) ?? chosenOf(id)) === step}
                        required
                      />
                      {step === "unknown" ? (
                        <span>{words.unknown}</span>
                      ) : (
                        <span>
                          <strong>{step}</strong> {steps[lang][index]}
                        </span>
                      )}
                    </label>
                  ))}
                </div>
              </fieldset>
            );
          })}
          <p className="field-hint">{words.unknownHint}</p>
          <Textarea
            {...sentence}
            defaultValue={sentence.defaultValue ?? own?.sentence}
            label={words.sentence}
            hint={words.sentenceHint[theirs]}
            rows={2}
            maxLength={280}
          />
          <div className="review-foot">
            <Button type="submit" name="intent" value="submit">
              {own ? words.again : words.submit}
            </Button>
            <p className="desk-hint needs-keys">{words.keys}</p>
          </div>
        </PostForm>
      )}
    </section>
  );
}
