import { Link } from "react-router";
import { type Period, periodNames } from "../../../domain/figure/period.ts";
import { formats } from "../../../platform/language/format.ts";
import { csvPath, pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { listPath } from "../kit/list-address.ts";
import { deskWords } from "../words.ts";
import { deskFiguresWords } from "./words.ts";

type Days = Pick<Period, "from" | "until">;
type PeriodChoiceProps = { period: Days & Pick<Period, "name">; before: Days | null };

export function PeriodChoice({ period, before }: PeriodChoiceProps) {
  const words = useWords(deskFiguresWords);
  const { list } = useWords(deskWords);
  const { date } = formats[useLanguage().lang];
  const path = pathOf("admin-figures");
  return (
    <div className="figures-period">
      <nav aria-label={words.period}>
        {periodNames.map((name) => (
          <Link
            key={name}
            to={listPath(path, { period: name })}
            aria-current={name === period.name ? "true" : undefined}
            preventScrollReset
          >
            {words.periods[name]}
          </Link>
        ))}
      </nav>
      <p className="note">
        {words.range(date(period.from), date(period.until))}{" "}
        {before ? words.rangeBefore(date(before.from), date(before.until)) : `${words.noBefore}.`}
      </p>
      <a className="link" href={listPath(csvPath(path), { period: period.name })} download>
        {list.csv}
      </a>
    </div>
  );
}
