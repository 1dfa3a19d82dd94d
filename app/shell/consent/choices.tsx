import { useEffect, useRef } from "react";
import { choiceEnds } from "../../../domain/consent/consent.ts";
import { formats } from "../../../platform/language/format.ts";
import { Checkbox } from "../../../ui/field.tsx";
import { useLanguage, useWords } from "../language.tsx";
import type { ConsentRequest, PurposeDetail } from "./consent-prompt.server.ts";
import { Answer, ConsentForm } from "./consent-form.tsx";
import { useConsent } from "./use-consent.ts";
import { consentWords } from "./words.ts";
import { choicesPath } from "../../paths.ts";
import { Rows } from "../../../ui/rows.tsx";

type Props = { prompt: ConsentRequest; details: PurposeDetail[]; to?: string };

export function Choices({ prompt, details, to }: Props) {
  const { lang } = useLanguage();
  const consent = useWords(consentWords);
  const { choice, isAlive, hasConsent } = useConsent();
  const boxes = useRef<HTMLDivElement>(null);
  const madeAt = choice?.madeAt.getTime();
  const given = prompt.purposes.flatMap(({ id }) => (hasConsent(id) ? [id] : []));
  // Contains the time of the choice, so that the effect below also runs when the same choice is made again.
  const chosen = [madeAt, ...given].join(" ");
  const date = formats[lang].date;

  // The first run unticks no box, because the visitor may have ticked a box before hydration.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isAlive) return;
    for (const box of boxes.current?.querySelectorAll("input") ?? [])
      box.checked = chosen.split(" ").includes(box.name) || (isFirst.current && box.checked);
    isFirst.current = false;
  }, [isAlive, chosen]);

  return (
    <>
      <p>{prompt.text}</p>
      <ConsentForm prompt={prompt} to={to ?? choicesPath} className="grid gap-4">
        <div ref={boxes}>
          {details.map(({ id, name, detail, host, rows }) => (
            <div key={id} className="grid gap-3 py-4">
              <Checkbox name={id} label={<strong>{name}</strong>} />
              <p>{detail}</p>
              <Rows rows={[...(host ? [{ label: consent.provider, value: host }] : []), ...rows]} />
            </div>
          ))}
        </div>
        {isAlive && (
          <p role="status">{choice ? consent.state(date(choice.madeAt), date(choiceEnds(choice))) : consent.none}</p>
        )}
        <Answer value="chosen">{prompt.save}</Answer>
      </ConsentForm>
    </>
  );
}
