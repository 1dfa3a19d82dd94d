import type { ApplicationPage, Resolved } from "../../domain/content/content.ts";
import { formats } from "../../platform/language/format.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import type { IntakeShown } from "./intakes.server.ts";
import { applicationWords } from "./words.ts";

type Props = { dates: Resolved<ApplicationPage>["dates"]; intakes: IntakeShown[] };

export function IntakeDates({ dates, intakes }: Props) {
  const { lang } = useLanguage();
  const words = useWords(applicationWords);
  const { date } = formats[lang];
  return (
    <section className="on-sun">
      <div className="page section">
        <h2>{dates.title}</h2>
        <ol className="intakes">
          {intakes.map(({ id, lastDay, interviewsFrom, interviewsTo, startsOn, placesLeft }) => (
            <li key={id}>
              <dl>
                <div>
                  <dt>{dates.apply}</dt>
                  <dd>
                    <time dateTime={lastDay}>{words.until(date(lastDay))}</time>
                  </dd>
                </div>
                <div>
                  <dt>{dates.interviews}</dt>
                  <dd>{words.between(Number(interviewsFrom.slice(8)), date(interviewsTo))}</dd>
                </div>
                <div>
                  <dt>{dates.start}</dt>
                  <dd>
                    <time dateTime={startsOn}>{date(startsOn)}</time>
                  </dd>
                </div>
                {placesLeft !== null && (
                  <div>
                    <dt>{words.placesLabel}</dt>
                    <dd>{words.places(placesLeft)}</dd>
                  </div>
                )}
              </dl>
            </li>
          ))}
        </ol>
        {dates.notes.map((note) => (
          <p key={note} className="note mt-4">
            {note}
          </p>
        ))}
      </div>
    </section>
  );
}
