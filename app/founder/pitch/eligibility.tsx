import { Link } from "react-router";
import { formats } from "../../../platform/language/format.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { pitchTabWords } from "./words.ts";

type Props = { scan: { score: number; scannedAt: Date } | null; threshold: number };

/** Whether the last scan lets its founder apply, and what to do where it doesn't. */
export function Eligibility({ scan, threshold }: Props) {
  const own = useWords(pitchTabWords);
  const { date } = formats[useLanguage().lang];
  const isEligible = scan !== null && scan.score >= threshold;
  return (
    <section className="panel workspace-part">
      <h2>{isEligible ? own.eligible : own.notReady}</h2>
      {scan ? (
        <>
          <p>
            <span className="figure-m">{scan.score}</span>
            <span className="text-ink-2">/100</span>
          </p>
          <p>
            {own.score(scan.score, threshold)} {!isEligible && own.missing(threshold - scan.score)}
          </p>
          <p className="note">{own.scannedOn(date(scan.scannedAt))}</p>
        </>
      ) : (
        <p>{own.noScan(threshold)}</p>
      )}
      {!isEligible && (
        <>
          <LinkButton to={pathOf("founder-readiness")}>{own.toScore}</LinkButton>
          <Link to={pathOf("pitch-application")} className="link">
            {own.toForm}
          </Link>
        </>
      )}
    </section>
  );
}
