import { reviewLimits } from "../../../domain/readiness/review.ts";
import { Button } from "../../../ui/button.tsx";
import { Textarea } from "../../../ui/field.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useWords } from "../../shell/language.tsx";
import { readinessWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import { useSending } from "../../shell/form/lost-send.ts";

type Review = {
  askedAt: Date;
  /** Null once the promised day has passed. */
  dueOn: string | null;
  message: string;
  answeredAt: Date | null;
  answer: string;
  score: number;
};

type Props = { review: Review | null; days: number; refusal: Refusal | undefined };

export function ReviewPart({ review, days, refusal }: Props) {
  const words = useWords(readinessWords).review;
  const mine = refusal?.values["intent"] === "review" ? refusal : undefined;
  const error = mine?.errors["message"];
  const isSending = useSending().formData?.get("intent") === "review";
  const isOpen = review !== null && review.answeredAt === null;
  return (
    <section className="score-review" id="review">
      <p className="text-ink-2">{words.aside}</p>
      {review?.answeredAt && (
        <div className="panel">
          <p className="note">{words.answered(review.answeredAt, review.score)}</p>
          <p className="whitespace-pre-line">{review.answer}</p>
        </div>
      )}
      {isOpen ? (
        <p>{words.open(review.askedAt, review.dueOn)}</p>
      ) : (
        <details className="disclosure" open={mine !== undefined}>
          <summary>{words.ask}</summary>
          <PostForm className="disclosure-body contact-form" preventScrollReset>
            <Textarea
              name="message"
              label={words.label}
              hint={words.hint(days)}
              rows={4}
              maxLength={reviewLimits.message}
              defaultValue={mine?.values["message"]}
              error={error && words.errors[error as keyof typeof words.errors]}
            />
            <div>
              <Button type="submit" name="intent" value="review" look="secondary" small disabled={isSending}>
                {words.send}
              </Button>
            </div>
          </PostForm>
        </details>
      )}
    </section>
  );
}
