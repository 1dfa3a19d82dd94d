import type { ReactNode } from "react";
import type { KeptScenario } from "../../../domain/cap-table/scenario.ts";
import { modelRounds } from "../../../domain/cap-table/round.ts";
import { formats } from "../../../platform/language/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { groups, ownershipStages, sharesAt } from "../../../domain/cap-table/ownership.ts";
import { dilutionWords } from "./words.ts";

type Props = { scenarios: readonly KeptScenario[]; isElite: boolean; children: ReactNode };

export function SavedScenarios({ scenarios, isElite, children }: Props) {
  const words = useWords(dilutionWords);
  const { money, price } = formats[useLanguage().lang];
  const columns = scenarios.flatMap((scenario) => {
    const modelled = modelRounds(scenario.holders, scenario.rounds);
    const last = "refused" in modelled ? undefined : ownershipStages(modelled.stages).at(-1);
    if (!last) return [];
    const raised = scenario.rounds.reduce((sum, { amount }) => sum + amount, 0);
    return [{ ...scenario, last, raised, byGroup: sharesAt(last).byGroup }];
  });
  const { compareRows: rows } = words;
  return (
    <section className="cockpit-section" id="scenarios" aria-labelledby="scenarios-title">
      {children}
      <h2 id="scenarios-title">{words.compare}</h2>
      {!isElite && <p className="note">{words.lapsed}</p>}
      <DataTable
        caption={words.compare}
        captionHidden
        columns={[
          { title: <span className="sr-only">{words.compare}</span> },
          ...columns.map(({ name }) => ({ title: name, figures: true })),
        ]}
        rows={[
          { id: "rounds", cells: [rows.rounds, ...columns.map(({ rounds }) => rounds.length)] },
          { id: "raised", cells: [rows.raised, ...columns.map(({ raised }) => money(raised / 100))] },
          {
            id: "post",
            cells: [
              rows.post,
              ...columns.map(
                ({ last: { money: sums } }) =>
                  sums && (
                    <>
                      {money(sums.post / 100)}
                      {sums.uncounted.length > 0 && (
                        <span className="block text-ink-2 text-s font-normal">{words.allUnder(sums.all)}</span>
                      )}
                    </>
                  ),
              ),
            ],
          },
          { id: "price", cells: [rows.price, ...columns.map(({ last }) => last.money && price(last.money.price))] },
          ...groups.map((group) => ({
            id: group,
            cells: [
              group === "holder" ? rows.kept : rows[group],
              ...columns.map(({ byGroup }) => words.share(byGroup[group])),
            ],
          })),
          {
            id: "open",
            cells: [
              <span key="saved" className="sr-only">
                {words.openShort}
              </span>,
              ...columns.map(({ id, name, savedAt }) => (
                <span key={id} className="toolkit-ways">
                  {words.savedOn(savedAt)}
                  <TextLink to={pathOf("tool-dilution", { scenario: id })} aria-label={words.open(name)}>
                    {words.openShort}
                  </TextLink>
                  {isElite && (
                    <ActionButton
                      intent="remove"
                      fields={{ scenario: id }}
                      action={pathOf("tool-dilution")}
                      look="quiet"
                      small
                    >
                      {words.delete}
                      <span className="sr-only">{words.deleteNamed(name)}</span>
                    </ActionButton>
                  )}
                </span>
              )),
            ],
          },
        ]}
      />
      {columns.some(({ last }) => last.money?.uncounted.length) && <p className="note">{words.allText}</p>}
    </section>
  );
}
