import { Fragment } from "react";
import { formats } from "../../../platform/language/format.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { shownAids } from "./shown.server.ts";
import { SourceLine } from "./source-line.tsx";
import { fundingWords } from "./words.ts";

export type Shown = Awaited<ReturnType<typeof shownAids>>;

export type Aid = Shown["aids"][number];

export function useReasons({ match, region }: Aid) {
  const { everywhere, fits } = useWords(fundingWords);
  const place = region === "national" || region === "europe" ? everywhere[region] : region;
  return {
    place,
    reasons: [
      ...(match.region === "anyone" ? [] : [{ fit: match.region, text: fits.region[match.region](place) }]),
      ...(match.stage === "anyone" ? [] : [{ fit: match.stage, text: fits.stage[match.stage] }]),
      ...(match.sector === "anyone" ? [] : [{ fit: match.sector, text: fits.sector[match.sector] }]),
    ],
  };
}

export function AidBody({ aid }: { aid: Aid }) {
  const words = useWords(fundingWords);
  const { date } = formats[useLanguage().lang];
  const { place, reasons } = useReasons(aid);
  const { match, deadline } = aid;
  return (
    <>
      <div className="tool-row">
        <h3>{aid.name}</h3>
        <p>
          {[words.types[aid.type], place, words.status[aid.status]].map((mark) => (
            <Fragment key={mark}>
              <span className="mark">{mark}</span>{" "}
            </Fragment>
          ))}
        </p>
      </div>
      <p>
        <strong>{aid.amount}</strong>
        <br />
        {aid.payer}
      </p>
      <p>{aid.description}</p>
      <p>
        <strong>{words.fit[match.fit]}</strong> {reasons.map(({ text }) => `${text}.`).join(" ")}
      </p>
      {deadline && (
        <p>
          {words.deadline(date(deadline))}{" "}
          {aid.calendar && (
            <a className="link" href={aid.calendar} download>
              {words.calendar}
            </a>
          )}
        </p>
      )}
      <Disclosure title={words.details}>
        <p>{aid.conditions}</p>
      </Disclosure>
      <SourceLine source={aid.source} toCheck={aid.confirm && words.toCheck} />
    </>
  );
}
