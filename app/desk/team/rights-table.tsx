import { isHeldBy, teamFunctions, teamRights } from "../../../domain/team/rights.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { useWords } from "../../shell/language.tsx";
import { deskWords } from "../words.ts";
import { deskTeamWords } from "./words.ts";

/** Who may do what, rendered from the table of rights that all desk pages and actions check. */
export function RightsTable() {
  const { rights } = useWords(deskTeamWords);
  const { roles, functions } = useWords(deskWords);
  const said = (isHeld: boolean) => (isHeld ? rights.yes : rights.no);
  return (
    <section className="desk-part">
      <h2>{rights.title}</h2>
      <DataTable
        caption={rights.text}
        columns={[
          { title: rights.right },
          { title: roles.admin },
          ...teamFunctions.map((each) => ({ title: functions[each] })),
        ]}
        rows={teamRights.map((right) => ({
          id: right,
          cells: [rights.names[right], said(true), ...teamFunctions.map((each) => said(isHeldBy(right, each)))],
        }))}
      />
    </section>
  );
}
