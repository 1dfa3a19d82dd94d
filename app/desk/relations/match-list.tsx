import type { MatchOffered } from "../../../domain/introduction/propose.server.ts";
import { Button } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import { useWords } from "../../shell/language.tsx";
import { deskRelationsWords } from "./words.ts";

/** The matches that can be proposed to both sides, the best first. */
export function MatchList({ matches }: { matches: readonly MatchOffered[] }) {
  const { matches: words, columns, unnamed } = useWords(deskRelationsWords);
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{matches.length > 0 ? words.text : words.none}</p>
      {matches.length > 0 && (
        <DataTable
          caption={words.title}
          captionHidden
          columns={[
            { title: columns.startup },
            { title: columns.investor },
            { title: words.points },
            { title: words.action },
          ]}
          rows={matches.map(({ startup, investor, name, investorName, firm, points }) => ({
            id: `${startup} ${investor}`,
            cells: [
              name || unnamed,
              [investorName || unnamed, firm].filter(Boolean).join(", "),
              points,
              <PostForm key="propose">
                <input type="hidden" name="startup" value={startup} />
                <input type="hidden" name="investor" value={investor} />
                <Button
                  type="submit"
                  name="intent"
                  value="propose"
                  look="secondary"
                  small
                  aria-label={words.proposeNamed(name || unnamed, investorName || unnamed)}
                >
                  {words.propose}
                </Button>
              </PostForm>,
            ],
          }))}
        />
      )}
    </section>
  );
}
