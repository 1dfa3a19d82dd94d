import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { deskContentWords } from "./words.ts";

type AcceptedStartupsProps = { startups: { lead: string; startup: string | null; acceptedAt: Date }[] };

/** The startups with a place at a pitch session, each with a link to its application. */
export function AcceptedStartups({ startups }: AcceptedStartupsProps) {
  const { lang } = useLanguage();
  const words = useWords(deskContentWords).accepted;
  return (
    <section className="desk-part">
      <h2>{words.title(startups.length)}</h2>
      {startups.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="desk-panel desk-lines">
          {startups.map(({ lead, startup, acceptedAt }) => (
            <li key={lead}>
              <TextLink to={pathOf("admin-lead", { id: lead })}>{startup ?? words.unnamed}</TextLink>
              <span className="desk-when">{formats[lang].moment(acceptedAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
