import { LinkButton } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { accelerationWords } from "./words.ts";

type Props = {
  attractiveness: number | null;
  threshold: number;
  delays: { hours: number; minutes: number; weeks: number };
  application: string | null;
  isAdmitted: boolean;
};

export function Selection({ attractiveness, threshold, delays, application: accessToken, isAdmitted }: Props) {
  const words = useWords(accelerationWords);
  const isHigh = attractiveness !== null && attractiveness >= threshold;
  if (isAdmitted && !isHigh) return null;
  const { application, preselection, call, decision } = words.process;
  const steps = [application, preselection(delays.hours), call(delays.minutes), decision(delays.weeks)];
  return (
    <section className="panel workspace-part">
      {isHigh && <p className="mark w-fit">{words.highGrowth}</p>}
      <h2>{words.processTitle}</h2>
      {isHigh ? (
        <>
          <p>{words.attractiveness(attractiveness, threshold)}</p>
          <ol className="grid gap-3">
            {steps.map(([title, text]) => (
              <li key={title}>
                <strong>{title}</strong>
                <br />
                {text}
              </li>
            ))}
          </ol>
        </>
      ) : (
        <>
          <p>{attractiveness === null ? words.noScan : words.below(attractiveness, threshold)}</p>
          <TextLink to={pathOf("founder-readiness")}>{words.toScore}</TextLink>
        </>
      )}
      {!isAdmitted && (
        <LinkButton to={accessToken ? pathOf("application-status", { accessToken }) : pathOf("application")}>
          {accessToken ? words.applied : words.apply}
        </LinkButton>
      )}
    </section>
  );
}
