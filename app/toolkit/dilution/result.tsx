import type { Stage } from "../../../domain/cap-table/round.ts";
import { formats } from "../../../platform/language/format.ts";
import { ShareBars } from "../../../ui/chart/share-bars.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { groups, ownershipStages, sharesAt } from "../../../domain/cap-table/ownership.ts";
import { dilutionWords } from "./words.ts";

type Props = { stages: readonly Stage[]; waiting: readonly { investor: string }[] };

export function Result({ stages, waiting }: Props) {
  const own = useWords(dilutionWords);
  const { money, price } = formats[useLanguage().lang];
  const shown = ownershipStages(stages);
  const placeOf = ({ round }: Stage) => stages.findIndex((each) => each.round === round);
  const nameOf = (stage: Stage) => (stage.round === null ? own.today : own.stage(placeOf(stage), stage.round.investor));
  const columns = shown.map((stage) => ({ stage, name: nameOf(stage), ...sharesAt(stage) }));
  const last = columns.at(-1);
  if (!last) return null;
  const present = groups.filter((group) => columns.some(({ byGroup }) => byGroup[group] > 0));
  const raised = stages.reduce((sum, { round }) => sum + (round?.amount ?? 0), 0);
  const words = (byGroup: Record<(typeof groups)[number], number>) =>
    present
      .filter((group) => byGroup[group] > 0)
      .map((group) => own.part(own.groups[group], byGroup[group]))
      .join(", ");
  return (
    <>
      <div className="panel sheet">
        <div className="toolkit-figure">
          <h3>{own.kept(last.byGroup.holder)}</h3>
          {last.stage.round && (
            <p className="text-ink-2">{own.keptText(placeOf(last.stage), last.stage.round.investor)}</p>
          )}
        </div>
        {last.stage.money && (
          <div>
            <dl className="toolkit-figures">
              <div>
                <dt>{own.last.post}</dt>
                <dd className="figure-xs">{money(last.stage.money.post / 100)}</dd>
              </div>
              <div>
                <dt>{own.last.price}</dt>
                <dd className="figure-xs">{price(last.stage.money.price)}</dd>
              </div>
              <div>
                <dt>{own.last.raised}</dt>
                <dd className="figure-xs">{money(raised / 100)}</dd>
              </div>
            </dl>
            {last.stage.money.uncounted.length > 0 && <p className="note mt-3">{own.allShares(last.stage.money)}</p>}
          </div>
        )}
        <div>
          <h3 className="mb-3">{own.picture}</h3>
          <ShareBars
            parts={present.map((id) => ({ id, name: own.groups[id] }))}
            bars={columns.map(({ name, byGroup }) => ({ id: name, name, percents: byGroup, text: words(byGroup) }))}
          />
        </div>
      </div>
      {waiting.length > 0 && <p className="note">{own.waiting(waiting.map(({ investor }) => investor).join(", "))}</p>}
      <DataTable
        caption={own.table}
        columns={[{ title: own.holder }, ...columns.map(({ name }) => ({ title: name, figures: true }))]}
        rows={[
          ...last.stage.holdings.map((holding, row) => ({
            id: `${row}`,
            cells: [
              holding.name || own.poolName,
              ...columns.map(({ stage, percents }) => {
                const at = stage.holdings.findIndex(
                  ({ name, group }) => name === holding.name && group === holding.group,
                );
                const held = stage.holdings[at];
                return (
                  held && (
                    <>
                      {own.held(percents[at] ?? 0)}
                      <span className="block text-ink-2 text-s font-normal">{own.shares(held.shares)}</span>
                    </>
                  )
                );
              }),
            ],
          })),
          {
            id: "total",
            cells: [
              own.total,
              ...columns.map(({ stage }) => (
                <>
                  {own.share(100)}
                  <span className="block text-ink-2 text-s font-normal">{own.shares(stage.total)}</span>
                </>
              )),
            ],
          },
        ]}
      />
      <section>
        <h3>{own.how}</h3>
        {shown.map(({ round, conversions, money: sums }, place) => (
          <ul key={place} className="grid gap-2 mt-3">
            {conversions.map((each, index) => (
              <li key={index}>
                <strong>{each.investor}</strong>{" "}
                {own.conversionSum(each.amount, each.valuation, each.price, each.shares)}{" "}
                {own.boundBy[each.boundBy ?? "none"]}
              </li>
            ))}
            {round && sums && (
              <li>
                <strong>{round.investor}</strong> {own.priceSum(sums.pre, sums.price, sums.issued, round.amount)}
                {sums.uncounted.length > 0 && ` ${own.allShares(sums)}`}
              </li>
            )}
            {sums &&
              sums.investors.length > 1 &&
              sums.investors.map(({ investor, amount, shares }, index) => (
                <li key={index}>
                  <strong>{investor}</strong> {own.investorSum(amount, shares)}
                </li>
              ))}
          </ul>
        ))}
        <p className="note mt-3">
          {own.rounding} {own.advice}
        </p>
      </section>
    </>
  );
}
