import { useWords } from "../../shell/language.tsx";
import { deskWords } from "../words.ts";

/** Shows the total number of rows below a list that contains only the latest rows. */
export function LatestOf({ rows }: { rows: readonly { inAll: number }[] }) {
  const words = useWords(deskWords).list;
  const inAll = rows[0]?.inAll ?? 0;
  return inAll > rows.length && <p className="note">{words.latestOf(rows.length, inAll)}</p>;
}
