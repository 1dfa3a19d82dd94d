import type { ownReviews } from "../../../domain/application/review/own-reviews.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { deskReviewsWords } from "./words.ts";

type Files = Awaited<ReturnType<typeof ownReviews>>;

export function OwnFiles({ files, now }: { files: Files; now: Date }) {
  const words = useWords(deskReviewsWords);
  const { moment, count } = formats[useLanguage().lang];
  return (
    <ol className="desk-panel desk-lines">
      {files.map(({ id, startup, lang, dueAt, score, reviewedAt, isEarlier, isOpen }) => (
        <li key={id}>
          <TextLink to={pathOf("admin-review", { application: id })}>
            <span lang={lang}>{startup}</span>
          </TextLink>
          {reviewedAt && score !== null ? (
            <span>
              <strong>{count(Math.round(score))}</strong>
              {isEarlier && `, ${words.earlier}`}
              {!isOpen && `, ${words.decided}`}
            </span>
          ) : (
            <span>{words.toRead}</span>
          )}
          <span className="desk-when">
            {reviewedAt ? moment(reviewedAt) : dueAt < now ? words.late(moment(dueAt)) : words.due(moment(dueAt))}
          </span>
        </li>
      ))}
    </ol>
  );
}
