import { Link } from "react-router";
import type { DealFilter } from "../../../domain/deal/deal.ts";
import type { DealRow } from "../../../domain/deal/deals.server.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { formats } from "../../../platform/language/format.ts";
import { CompanyLogo } from "../../../ui/company-logo.tsx";
import { logoPath, pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Tally } from "./tally.tsx";
import { useDealWords } from "./use-deal-words.ts";
import { deskWords } from "./desk-words.ts";
import { dealWords } from "./words.ts";

function Revenue({ row: { sharesFigures, mrr } }: { row: DealRow }) {
  const { lang } = useLanguage();
  const words = useWords(dealWords);
  if (!sharesFigures) return words.notShared;
  if (mrr === null) return words.noFigures;
  return mrr > 0 ? words.mrr(formats[lang].money(mrr / 100)) : words.noRevenue;
}

type Props = {
  rows: readonly DealRow[];
  /** Each row's link contains the filter, so that the startup's page can link back to the filtered list. */
  filter?: DealFilter;
  /** The id of the startup that is open next to the list. */
  current?: string | undefined;
  /** Startups published after this time are marked as new. */
  newSince?: Date | null;
};

export function DealRows({ rows, filter, current, newSince = null }: Props) {
  const { stages } = useWords(deskWords);
  const words = useWords(dealWords);
  const { lang } = useLanguage();
  const { change } = formats[lang];
  const { textOf, summaryOf } = useDealWords();
  return (
    <ul aria-label={words.list} className="deal-rows">
      {rows.map((row) => (
        <li key={row.founder}>
          <Link
            to={pathOf("investor-startup", { startup: row.founder, ...filter })}
            aria-current={row.founder === current ? "page" : undefined}
            className="deal-row"
          >
            <CompanyLogo name={row.name} image={logoPath(row.founder, row.logo)} />
            <span className="deal-row-name">
              {nameIn(lang, row.name)}{" "}
              {newSince && row.publishedAt > newSince && <span className="deal-row-mark">{words.isNew}</span>}{" "}
              {row.kept && <span className="deal-row-mark">{stages[row.kept]}</span>}
            </span>
            <span className="deal-row-mrr">
              <Revenue row={row} />
            </span>
            <span className="deal-row-terms">
              {row.growth && (
                <span className="deal-row-growth">{words.growth(change(row.growth.percent), row.growth.months)}</span>
              )}
              {row.sought && (
                <span className="deal-row-sought">{words.raising(textOf("funding_amount_needed", row.sought))}</span>
              )}
            </span>
            <span className="deal-row-about">
              {[
                textOf("sector", row.sector),
                row.region && textOf("region", row.region),
                textOf("current_stage", row.stage),
              ]
                .filter(Boolean)
                .join(", ")}
            </span>
            <span className="deal-row-why">
              <Tally match={row.match} /> {summaryOf(row.match)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
