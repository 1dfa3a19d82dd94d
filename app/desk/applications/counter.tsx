import { Ruler } from "../../../ui/ruler.tsx";
import { useWords } from "../../shell/language.tsx";
import { deskApplicationsWords } from "./words.ts";

type Due = { promised: number; hoursLeft: number } | null;

const hours = (left: number) => (left < 0 ? -left : left);

/** How long is left until an answer is owed, or how late it is. */
export function Left({ due }: { due: Due }) {
  const own = useWords(deskApplicationsWords);
  if (!due) return null;
  return due.hoursLeft < 0 ? (
    <span className="tag tag-bad">{own.late(hours(due.hoursLeft))}</span>
  ) : (
    <span>{own.left(due.hoursLeft)}</span>
  );
}

const ticks = 24;

/** The same on the ruler: its ticks are the hours that were promised. */
export function Counter({ due }: { due: Due }) {
  const own = useWords(deskApplicationsWords);
  if (!due) return null;
  const used = Math.max(0, due.promised - Math.max(0, due.hoursLeft));
  return (
    <div className="counter">
      <Ruler
        steps={ticks}
        done={Math.round((used / due.promised) * ticks)}
        label={own.counterOf(used, due.promised)}
        role="progressbar"
        height={16}
      />
      <p>
        <Left due={due} />
      </p>
    </div>
  );
}
