import { Disclosure } from "../../../ui/disclosure.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { fundingWords } from "./words.ts";
import { AidBody, type Aid, type Shown, useReasons } from "./aid-body.tsx";

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

/** A funding programme that does not fit the founder, collapsed to its name and the reasons. */
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
