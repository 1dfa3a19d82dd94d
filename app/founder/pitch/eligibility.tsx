import { formats } from "../../../platform/language/format.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { pitchTabWords } from "./words.ts";

type Props = {
  scan: { score: number; scannedAt: Date } | null;
  threshold: number;
  /** Whether no session takes applications, so that one from the public form counts for a later session. */
  isClosed: boolean;
  /** Whether an application of the startup has a place or waits for its answer. */
  hasApplied: boolean;
};

export function Eligibility({ scan, threshold, isClosed, hasApplied }: Props) {
  const words = useWords(pitchTabWords);
  const { date } = formats[useLanguage().lang];
  const isEligible = scan !== null && scan.score >= threshold;
  return (
    <section className="panel workspace-part">
      <h2>{isEligible ? words.eligible : words.notReady}</h2>
      {scan ? (
        <>
          <p>
            <span className="figure-m">{scan.score}</span>
            <span className="text-ink-2">/100</span>
          </p>
          <p>
            {words.score(scan.score, threshold)} {!isEligible && words.missing(threshold - scan.score)}
          </p>
          <p className="note">{words.scannedOn(date(scan.scannedAt))}</p>
        </>
      ) : (
        <p>{words.noScan(threshold)}</p>
      )}
      {!isEligible && <LinkButton to={pathOf("founder-readiness")}>{words.toScore}</LinkButton>}
      {(!isEligible || (isClosed && !hasApplied)) && (
        <TextLink to={pathOf("pitch-application")}>{isClosed ? words.toFormLater : words.toForm}</TextLink>
      )}
    </section>
  );
}
