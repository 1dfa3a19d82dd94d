import { formats } from "../../../platform/language/format.ts";
import { Monogram } from "../../../ui/monogram.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { ListedMentor } from "./matched.server.ts";
import { mentorsWords } from "./words.ts";

export function Mentor({ mentor, isOpen }: { mentor: ListedMentor; isOpen: boolean }) {
  const { id, name, role, hourlyPrice, available, sample, portrait, match, request, next } = mentor;
  const words = useWords(mentorsWords);
  const { money, shortDay, time } = formats[useLanguage().lang];
  const isWaiting = request !== undefined && request.verdict === null;
  return (
    <li>
      <p className="mentor-match">
        <span className="sr-only">{words.match}</span> <span className="figure-s">{match.score}</span>
        <span className="note">{words.outOf}</span>
      </p>
      <p className="flex items-center gap-3">
        <Monogram name={name} image={portrait} size={40} />
        <span>
          <strong>{name}</strong> {sample && <span className="mark">{words.sample}</span>}
        </span>
      </p>
      <div className="mentor-way">
        <p className="note">
          {role} ({words.price(money(hourlyPrice))})
        </p>
        {request && <Request request={request} />}
        {isWaiting ? null : available ? (
          isOpen && (
            <p>
              {!next && <span className="note">{words.noHour} </span>}
              <TextLink to={pathOf("founder-hours-host", { host: id })}>
                {next ? words.ask : words.watch}
                <span className="sr-only"> {name}</span>
              </TextLink>
              {next && <span className="note"> {words.next(shortDay(next), time(next))}</span>}
            </p>
          )
        ) : (
          <p className="note">
            <button type="button" disabled>
              {words.unavailable}
            </button>{" "}
            {words.unavailableText}
          </p>
        )}
      </div>
    </li>
  );
}

function Request({ request }: { request: NonNullable<ListedMentor["request"]> }) {
  const words = useWords(mentorsWords);
  const { date, moment } = formats[useLanguage().lang];
  const { askedAt, verdict, chosenTime, answer } = request;
  return (
    <p>
      {!verdict && words.asked(date(askedAt))}
      {verdict === "yes" && chosenTime && words.agreed(moment(chosenTime))}
      {verdict === "no" && words.declined} {answer}
    </p>
  );
}
