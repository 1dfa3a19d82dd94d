import { dealIn } from "../../../domain/application/review/hand-over.server.ts";
import { openedRounds } from "../../../domain/application/review/read-round.server.ts";
import { ownReviews } from "../../../domain/application/review/own-reviews.server.ts";
import { intakeRule } from "../../../domain/application/facts.server.ts";
import { intakeNamed } from "../../../domain/application/intake.ts";
import { intakesAppliedFor } from "../../../domain/application/intake-queries.server.ts";
import { may } from "../../../domain/team/rights.ts";
import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { NothingHere } from "../kit/nothing-here.tsx";
import { useOpens } from "../kit/use-opens.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/reviews.page.ts";
import { OwnFiles } from "./own-files.tsx";
import { ReviewNotice } from "./review-notice.tsx";
import { deskReviewsWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireColleague(args);
  await dealIn(db, actor);
  const rule = intakeRule(content);
  const manages = may(actor, "applications");
  const intakes = manages ? await intakesAppliedFor(db, actor) : [];
  const opened = manages ? await openedRounds(db, actor) : new Set();
  return {
    title: deskWords.in(lang).title(deskReviewsWords.in(lang).title),
    files: await ownReviews(db, actor),
    now: new Date(),
    intakes: intakes
      .slice(0, 12)
      .map((id) => ({ id, startsOn: intakeNamed(id, rule).startsOn, isOpened: opened.has(id) })),
  };
}

export default function ReviewsPage({ loaderData: { files, now, intakes } }: Route.ComponentProps) {
  const words = useWords(deskReviewsWords);
  const { date, moment } = formats[useLanguage().lang];
  const opens = useOpens();
  const next = files.find(({ reviewedAt, isOpen, dueAt }) => !reviewedAt && isOpen && dueAt >= now);
  return (
    <>
      <DeskHeading title={words.title} text={words.text} />
      <ReviewNotice files={files} />
      {files.length === 0 ? (
        <NothingHere title={words.none} text={words.noneText} />
      ) : (
        <section className="desk-part">
          <h2>{words.done(files.filter(({ reviewedAt }) => reviewedAt).length, files.length)}</h2>
          {next && <p>{words.next(moment(next.dueAt))}</p>}
          <OwnFiles files={files} now={now} />
          {!opens("admin-applications") && <p className="note">{words.privacy}</p>}
        </section>
      )}
      {intakes.length > 0 && (
        <section className="desk-part">
          <h2>{words.rounds}</h2>
          <ul className="desk-panel desk-lines">
            {intakes.map(({ id, startsOn, isOpened }) => (
              <li key={id}>
                <TextLink to={pathOf("admin-round", { intake: id })}>{words.startsOn(date(startsOn))}</TextLink>
                <span>{isOpened ? words.opened : words.unopened}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <TextLink to={`${pathOf("account")}#review-mail`}>{words.mails}</TextLink>
      </p>
      {opens("admin-applications") && (
        <p>
          <TextLink to={pathOf("admin-applications")}>{words.applications}</TextLink>
        </p>
      )}
    </>
  );
}
