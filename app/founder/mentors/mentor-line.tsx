import { formats } from "../../../platform/language/format.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { MatchedMentor } from "./matched.server.ts";
import { mentorsWords } from "./words.ts";

export function Mentor({ mentor, isOpen }: { mentor: MatchedMentor; isOpen: boolean }) {
  const { id, name, role, hourlyPrice, available, sample, match, request } = mentor;
  const own = useWords(mentorsWords);
  const { money } = formats[useLanguage().lang];
  const isWaiting = request !== undefined && request.verdict === null;
  const why = [
    match.helpsWith.length > 0 && own.helps(match.helpsWith.map((need) => own.needs[need])),
    match.sector > 0 ? own.fits[match.stage > 0 ? "both" : "sector"] : match.stage > 0 && own.fits.stage,
  ].filter(Boolean);
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong> {sample && <span className="mark">{own.sample}</span>}
        </p>
        <p className="text-ink-2">{role}</p>
        {why.length > 0 && <p>{why.join(" ")}</p>}
      </div>
      <div>
        <p>
          <span className="note">{own.match}</span>
          <br />
          <span className="figure-s">{match.score}</span> <span className="note">{own.outOf}</span>
          <br />
          {own.price(money(hourlyPrice))}
        </p>
        {request && <Request request={request} />}
        {isWaiting ? null : available ? (
          isOpen && (
            <LinkButton to={pathOf("founder-mentor", { mentor: id })} look="secondary" small>
              {own.ask}
            </LinkButton>
          )
        ) : (
          <>
            <Button type="button" look="secondary" small disabled aria-describedby={`${id}-unavailable`}>
              {own.unavailable}
            </Button>
            <p id={`${id}-unavailable`} className="note">
              {own.unavailableText}
            </p>
          </>
        )}
      </div>
    </li>
  );
}

function Request({ request }: { request: NonNullable<MatchedMentor["request"]> }) {
  const own = useWords(mentorsWords);
  const { date, moment } = formats[useLanguage().lang];
  const { askedAt, verdict, chosenTime, answer } = request;
  return (
    <p>
      {!verdict && own.asked(date(askedAt))}
      {verdict === "yes" && chosenTime && own.agreed(moment(chosenTime))}
      {verdict === "no" && own.declined} {answer}
    </p>
  );
}
