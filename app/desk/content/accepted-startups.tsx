import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { LinkIfOpen } from "../kit/link-if-open.tsx";
import { deskContentWords } from "./words.ts";

type AcceptedStartupsProps = {
  /** The id of the session; null for an unpublished draft, which has no page to link to. */
  session: string | null;
  startups: { lead: string; startup: string | null; acceptedAt: Date }[];
};

export function AcceptedStartups({ session, startups }: AcceptedStartupsProps) {
  const { lang } = useLanguage();
  const words = useWords(deskContentWords).accepted;
  return (
    <section className="desk-part">
      <h2>{words.title(startups.length)}</h2>
      {session !== null && (
        <LinkIfOpen page="admin-session" to={pathOf("admin-session", { id: session })}>
          {words.board}
        </LinkIfOpen>
      )}
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
