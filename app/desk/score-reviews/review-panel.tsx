import { weights } from "../../../domain/readiness/criterion.ts";
import { reviewLimits } from "../../../domain/readiness/review.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Textarea } from "../../../ui/field.tsx";
import { LinkIfOpen } from "../kit/link-if-open.tsx";
import { evidenceOfFinding } from "../../founder/readiness/embed.ts";
import { readinessWords } from "../../founder/readiness/words.ts";
import { pathOf } from "../../paths.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { Tag } from "../kit/tag.tsx";
import type { Route } from "./+types/score-reviews.page.ts";
import { deskScoreReviewsWords } from "./words.ts";

type Review = Route.ComponentProps["loaderData"]["reviews"][number];

export function ReviewPanel({ review, refusal }: { review: Review; refusal: Refusal | undefined }) {
  const words = useWords(deskScoreReviewsWords);
  const readiness = useWords(readinessWords);
  const { id, founder, name, startup, score, message, written, askedAt, dueOn, isLate, findings, scannedAt } = review;
  const { lang } = useLanguage();
  const who = name ?? "";
  return (
    <section className="desk-panel">
      <h2>{words.score(nameIn(lang, startup || who), score)}</h2>
      <p>
        <LinkIfOpen page="admin-person" to={pathOf("admin-person", { id: founder })}>
          {words.asked(who, askedAt)}
        </LinkIfOpen>
      </p>
      <p>
        <Tag tone={isLate ? "bad" : "open"}>{isLate ? words.late(dueOn) : words.due(dueOn)}</Tag>
      </p>
      {message === "" ? (
        <p>{words.noMessage}</p>
      ) : (
        <div>
          <p className="font-semibold">{words.message}</p>
          <blockquote lang={written === lang ? undefined : written} className="whitespace-pre-line wrap-anywhere">
            {message}
          </blockquote>
        </div>
      )}
      <Disclosure title={words.findings(scannedAt)}>
        <DataTable
          caption={words.findings(scannedAt)}
          captionHidden
          columns={[
            { title: words.columns.question },
            { title: words.columns.read },
            { title: words.columns.points, figures: true },
          ]}
          rows={findings.map((finding) => ({
            id: finding.criterion,
            cells: [
              readiness.criteria[finding.criterion],
              evidenceOfFinding(finding, readiness),
              readiness.points(finding.points, weights[finding.criterion]),
            ],
          }))}
        />
      </Disclosure>
      <ActionForm intent="answer-review" submit={words.submit}>
        <input type="hidden" name="review" value={id} />
        <Textarea
          name="answer"
          label={words.answer}
          hint={words.answerHint}
          rows={4}
          maxLength={reviewLimits.answer}
          defaultValue={refusal?.values["answer"]}
          error={words.errors[refusal?.errors["answer"] ?? ""]}
          required
        />
      </ActionForm>
    </section>
  );
}
