import type { Visibility } from "../../../domain/readiness/visibility.server.ts";
import { CheckIcon } from "../../../ui/icons.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useWords } from "../../shell/language.tsx";
import { soughtThings, useSoughtNames, wayTo } from "./sought-things.ts";
import { visibilityWords } from "./words.ts";

export function Checklist({
  visibility: { missing, filled },
  isPublic,
}: {
  visibility: Visibility;
  isPublic: boolean;
}) {
  const { checklist } = useWords(visibilityWords);
  const nameOf = useSoughtNames();
  const done = soughtThings.filter((thing) => !missing.includes(thing));
  return (
    <section className="panel sheet" id="checklist">
      <div className="sheet-head">
        <h2>{checklist.title}</h2>
        <span className="note">{checklist.count(filled, soughtThings.length)}</span>
      </div>
      <ul className="visibility-checklist">
        {missing.map((thing) => (
          <li key={thing}>
            <TextLink to={wayTo(thing, isPublic)}>{nameOf(thing)}</TextLink>
            <span className="note">{checklist.missing}</span>
          </li>
        ))}
        {done.map((thing) => (
          <li key={thing}>
            <CheckIcon />
            <span>{nameOf(thing)}</span>
            <span className="sr-only">{checklist.done}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
