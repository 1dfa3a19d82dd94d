import type { MatchOffered } from "../../../domain/introduction/propose.server.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { useWords } from "../../shell/language.tsx";
import { deskRelationsWords } from "./words.ts";

export function MatchList({ matches }: { matches: readonly MatchOffered[] }) {
  const { matches: words, columns, unnamed } = useWords(deskRelationsWords);
  return (
    <section className="desk-part">
      <h2>{words.title}</h2>
      <p>{matches.length > 0 ? words.text : words.none}</p>
      {matches.length > 0 && (
        <DataTable
          caption={words.title}
          captionHidden
          columns={[
            { title: columns.startup },
            { title: columns.investor },
            { title: words.points, from: "m" },
            { title: words.action },
          ]}
          rows={matches.map(({ startup, investor, name, investorName, firm, points }) => ({
            id: `${startup} ${investor}`,
            cells: [
              <span key="startup" className="block min-w-24 wrap-anywhere">
                {name || unnamed}
              </span>,
              <span key="investor" className="block min-w-24 wrap-anywhere">
                {[investorName || unnamed, firm].filter(Boolean).join(", ")}
              </span>,
              points,
              <ActionButton
                key="propose"
                intent="propose"
                fields={{ startup, investor }}
                look="secondary"
                small
                aria-label={words.proposeNamed(name || unnamed, investorName || unnamed)}
              >
                {words.propose}
              </ActionButton>,
            ],
          }))}
        />
      )}
    </section>
  );
}
