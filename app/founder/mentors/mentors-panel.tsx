import { TextLink } from "../../../ui/text-link.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import type { MatchedMentor } from "./matched.server.ts";
import { mentorsWords } from "./words.ts";
import { Mentor } from "./mentor-line.tsx";

type Props = {
  /** If the plan doesn't include requests, only mentors already contacted; null before a scan. */
  mentors: readonly MatchedMentor[] | null;
  /** The plan lets its founder ask. */
  isOpen: boolean;
  /** Who was asked just now. */
  asked: string | undefined;
};

/** Recommended mentors, with the reasons. */
export function MentorsPanel({ mentors, isOpen, asked }: Props) {
  const words = useWords(mentorsWords);
  return (
    <section className="cockpit-section" id="mentors">
      <h2>{words.title}</h2>
      {mentors === null ? (
        <>
          <p>{words.noScan}</p>
          <TextLink to={pathOf("founder-readiness")}>{words.toScore}</TextLink>
        </>
      ) : mentors.length === 0 && isOpen ? (
        <p>{words.none}</p>
      ) : (
        <>
          {asked && <StatusLine tone="good" {...words.sent(asked)} />}
          {mentors.length > 0 && (
            <ul className="mentor-list">
              {mentors.map((mentor) => (
                <Mentor key={mentor.id} mentor={mentor} isOpen={isOpen} />
              ))}
            </ul>
          )}
          {isOpen ? (
            <p className="note">{words.paid}</p>
          ) : (
            <p>
              {words.locked} <TextLink to={pathOf("pricing")}>{words.toPricing}</TextLink>
            </p>
          )}
        </>
      )}
    </section>
  );
}
