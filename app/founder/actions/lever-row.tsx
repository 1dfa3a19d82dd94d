import { Fragment } from "react";
import type { Lever } from "../../../domain/lever/lever-kind.ts";
import { useWords } from "../../shell/language.tsx";
import { founderProfileWords } from "../profile-words.ts";
import { titleOf } from "../readiness/step-words.ts";
import { readinessWords } from "../readiness/words.ts";
import { actionWords } from "./words.ts";
import type { Said } from "./words.en.ts";

function useSaid(lever: Lever): Said {
  const { levers } = useWords(actionWords);
  const { bands } = useWords(founderProfileWords);
  const readiness = useWords(readinessWords);
  const steps = lever.lever === "raise-score" ? lever.steps.map((step) => titleOf(step, readiness)) : [];
  const band = "band" in lever && lever.band ? bands.funding_amount_needed(lever.band) : "";
  const tell = levers[lever.lever] as (its: Lever, steps: readonly string[], band: string) => Said;
  return tell(lever, steps, band);
}

export function LeverRow({ lever, number }: { lever: Lever; number: number }) {
  const words = useWords(actionWords);
  const { title, sum, effect } = useSaid(lever);
  return (
    <li className="lever">
      <p className="note">{words.lever(number)}</p>
      <h2>{title}</h2>
      <p className="lever-sum">
        {/* Allows line breaks only between the parts of the calculation, not inside a part. */}
        {sum.split(/(?<=,) /).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && " "}
            <span>{part}</span>
          </Fragment>
        ))}
      </p>
      <p>{effect}</p>
    </li>
  );
}
