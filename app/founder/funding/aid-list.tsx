import { Fragment } from "react";
import { formats } from "../../../platform/language/format.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { shownAids } from "./shown.server.ts";
import { SourceLine } from "./source-line.tsx";
import { fundingWords } from "./words.ts";

type Shown = Awaited<ReturnType<typeof shownAids>>;

export function AidList({ aids, profiled }: Shown) {
  const words = useWords(fundingWords);
  const unfit = aids.filter(({ match }) => match.fit === "no");
  return (
    <section className="cockpit-section">
      <h2>{words.public.title}</h2>
      <p className="max-w-article">{profiled ? words.public.text : words.public.unprofiled}</p>
      {aids.some(({ confirm }) => confirm) && <p className="note">{words.checkFirst}</p>}
      {!profiled && (
        <LinkButton to={pathOf("founder-profile")} look="secondary" small className="justify-self-start">
          {words.profile}
        </LinkButton>
      )}
      <ul className="sheet-list">
        {aids
          .filter(({ match }) => match.fit !== "no")
          .map((aid) => (
            <li key={aid.id} className="panel">
              <AidBody aid={aid} />
            </li>
          ))}
      </ul>
      {unfit.length > 0 && (
        <>
          <h3 className="mt-4">{words.unfit(unfit.length)}</h3>
          <ul className="sheet-list">
            {unfit.map((aid) => (
              <li key={aid.id}>
                <UnfitAid aid={aid} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type Aid = Shown["aids"][number];

function useReasons({ match, region }: Aid) {
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

/** Folded to its name and what doesn't fit. */
function UnfitAid({ aid }: { aid: Aid }) {
  const { reasons } = useReasons(aid);
  const why = reasons.filter(({ fit }) => fit === "differs").map(({ text }) => text);
  return (
    <Disclosure
      title={
        <span>
          {aid.name} <span className="note">{why.join(". ")}</span>
        </span>
      }
    >
      <div className="grid gap-2 content-start">
        <AidBody aid={aid} />
      </div>
    </Disclosure>
  );
}

function AidBody({ aid }: { aid: Aid }) {
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
