import { Gauge } from "../../../ui/gauge.tsx";
import { useWords } from "../../shell/language.tsx";
import { deskApplicationsWords } from "./words.ts";

type Due = { promised: number; hoursLeft: number } | null;

/** Shows the hours left until the promised answer, or the hours by which the answer is late. */
export function Left({ due }: { due: Due }) {
  const words = useWords(deskApplicationsWords);
  if (!due) return null;
  return due.hoursLeft < 0 ? (
    <span className="tag tag-bad">{words.late(Math.floor(-due.hoursLeft))}</span>
  ) : (
    <span>{words.left(Math.floor(due.hoursLeft))}</span>
  );
}

const ticks = 12;

/** Shows the promised response time as a ruler; the ruler becomes longer when the answer is late. */
export function Counter({ due }: { due: Due }) {
  const words = useWords(deskApplicationsWords);
  if (!due) return null;
  const { promised } = due;
  const used = Math.max(0, promised - Math.trunc(due.hoursLeft));
  const every = promised / ticks;
  // The ruler's length is limited to twice the promised time, no matter how late the answer is.
  const end = Math.min(2 * promised, Math.max(promised, Math.ceil(used / every) * every));
  return (
    <div className="counter">
      <Gauge
        to={end}
        every={every}
        long={promised}
        value={Math.min(used, end)}
        floors={[{ at: promised }]}
        band={used > promised ? { from: promised, to: end, look: "over" } : undefined}
        label={words.counterOf(used, promised)}
        height={16}
      />
      <p>
        <Left due={due} />
      </p>
    </div>
  );
}
