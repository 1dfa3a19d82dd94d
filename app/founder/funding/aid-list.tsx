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
  return (
    <section className="cockpit-section">
      <h2>{words.public.title}</h2>
      <p className="max-w-article">{profiled ? words.public.text : words.public.unprofiled}</p>
      {!profiled && (
        <LinkButton to={pathOf("founder-profile")} look="secondary" small className="justify-self-start">
          {words.profile}
        </LinkButton>
      )}
      <ul className="sheet-list">
        {aids.map((aid) => (
          <AidRow key={aid.id} aid={aid} />
        ))}
      </ul>
    </section>
  );
}

function AidRow({ aid }: { aid: Shown["aids"][number] }) {
  const words = useWords(fundingWords);
  const { date } = formats[useLanguage().lang];
  const { match, deadline } = aid;
  const region = aid.region === "national" || aid.region === "europe" ? words.everywhere[aid.region] : aid.region;
  const reasons = [
    words.fits.region[match.region](region),
    words.fits.stage[match.stage],
    words.fits.sector[match.sector],
  ].filter(Boolean);
  return (
    <li className="panel">
      <div className="tool-row">
        <h3>{aid.name}</h3>
        <p>
          {[words.types[aid.type], region, words.status[aid.status]].map((mark) => (
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
        <strong>{words.fit[match.fit]}</strong> {reasons.join(". ")}.
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
    </li>
  );
}
