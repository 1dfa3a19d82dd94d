import { formats } from "../../../platform/language/format.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { pitchTabWords } from "./words.ts";

type Props = {
  scan: { score: number; scannedAt: Date } | null;
  threshold: number;
  /** Whether the next session takes applications and the startup has not applied to it. */
  mayApply: boolean;
};

export function Eligibility({ scan, threshold, mayApply }: Props) {
  const words = useWords(pitchTabWords);
  const { date } = formats[useLanguage().lang];
  const isEligible = scan !== null && scan.score >= threshold;
  return (
    <section className="panel workspace-part">
      <h2>{!mayApply ? words.scoreTitle : isEligible ? words.eligible : words.notReady}</h2>
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
      {mayApply && !isEligible && <p>{words.formOpen}</p>}
      {!isEligible && <LinkButton to={pathOf("founder-readiness")}>{words.toScore}</LinkButton>}
      {mayApply && !isEligible && <TextLink to={pathOf("pitch-application")}>{words.toForm}</TextLink>}
    </section>
  );
}
