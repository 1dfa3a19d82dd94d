import type { Fact, Resolved } from "../../../domain/content/content.ts";
import { pathOf, showcasePathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { pitchTabWords } from "./words.ts";

type Past = { id: string; name: string; pitched: number; shown: number; isClosed: boolean };

export function PastSessions({ past, applications }: { past: Past[]; applications: Resolved<Fact> | null }) {
  const words = useWords(pitchTabWords);
  return (
    <section className="panel workspace-part">
      <h2>{words.pastTitle}</h2>
      <ul className="grid gap-3">
        {past.map(({ id, name, pitched, shown, isClosed }) => {
          const showcase = isClosed ? pathOf("session-page", { id }) : showcasePathOf(id, shown);
          return (
            <li key={id}>
              <strong>{name}</strong>
              <br />
              {words.past(pitched, shown)}{" "}
              {showcase && (
                <a href={showcase} className="link">
                  {isClosed ? words.seeRecord : words.seePast}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {applications && (
        <p className="note">
          {words.fact(applications.label, String(applications.value))}{" "}
          {applications.confirm && <span className="mark">{words.confirm}</span>}
        </p>
      )}
    </section>
  );
}
