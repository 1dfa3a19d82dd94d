import { Disclosure } from "../../../ui/disclosure.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import type { ListedMentor } from "./matched.server.ts";
import { mentorsWords } from "./words.ts";
import { Mentor } from "./mentor-line.tsx";

type Props = {
  /**
   * The matching mentors; when the plan does not include mentors, only the mentors already contacted. Null before the
   * first scan.
   */
  mentors: readonly ListedMentor[] | null;
  isOpen: boolean;
  requested: string | undefined;
};

function MentorList({ mentors, isOpen }: { mentors: readonly ListedMentor[]; isOpen: boolean }) {
  if (mentors.length === 0) return null;
  return (
    <ul className="mentor-list">
      {mentors.map((mentor) => (
        <Mentor key={mentor.id} mentor={mentor} isOpen={isOpen} />
      ))}
    </ul>
  );
}

export function MentorsPanel({ mentors, isOpen, requested }: Props) {
  const words = useWords(mentorsWords);
  const isOfUse = ({ available, request }: ListedMentor) => available || request !== undefined;
  const fitting = (mentors ?? []).filter(isOfUse);
  const others = (mentors ?? []).filter((mentor) => !isOfUse(mentor));
  return (
    <section className="cockpit-section" id="mentors">
      <div className="section-head">
        <h2>{words.title}</h2>
        {isOpen && mentors !== null && <TextLink to={pathOf("founder-hours")}>{words.hours}</TextLink>}
      </div>
      {mentors === null ? (
        <>
          <p>{words.noScan}</p>
          <TextLink to={pathOf("founder-readiness")}>{words.toScore}</TextLink>
        </>
      ) : mentors.length === 0 && isOpen ? (
        <p>{words.none}</p>
      ) : (
        <>
          {requested && <StatusLine tone="good" {...words.sent(requested)} />}
          <MentorList mentors={fitting} isOpen={isOpen} />
          {others.length > 0 && (
            <Disclosure title={words.others(others.length)}>
              <MentorList mentors={others} isOpen={isOpen} />
            </Disclosure>
          )}
          {!isOpen && (
            <p>
              {words.locked} <TextLink to={pathOf("pricing")}>{words.toPricing}</TextLink>
            </p>
          )}
        </>
      )}
    </section>
  );
}
