import { isHeldBy, teamFunctions, teamRights } from "../../../domain/team/rights.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { useWords } from "../../shell/language.tsx";
import { deskWords } from "../words.ts";
import { deskTeamWords } from "./words.ts";

/** A table of each function's rights, generated from the same data that all desk pages and actions check. */
export function RightsTable() {
  const { rights } = useWords(deskTeamWords);
  const { functions } = useWords(deskWords);
  return (
    <section className="desk-part">
      <h2>{rights.title}</h2>
      <DataTable
        caption={rights.text}
        columns={[{ title: rights.right }, { title: rights.holders }]}
        rows={teamRights.map((right) => {
          const holders = teamFunctions.filter((each) => isHeldBy(right, each)).map((each) => functions[each]);
          return { id: right, cells: [rights.names[right], holders.join(", ") || rights.nobody] };
        })}
      />
    </section>
  );
}
