import { Form } from "react-router";
import { type DealFilter, dealFilterNames, dealFilters, dealOrders, own as mine } from "../../../domain/deal/deal.ts";
import type { Wishes } from "../../../domain/match/match.ts";
import { fundingSought } from "../../../domain/startup/bands.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { founderProfileWords } from "../../founder/profile-words.ts";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { investorProfileWords } from "../profile-words.ts";
import { deskWords } from "./desk-words.ts";
import { dealWords } from "./words.ts";
import { noChoice } from "../../../platform/language/no-choice.ts";

/**
 * A GET form whose choices become the list's query string. On narrow screens, the form is collapsed behind a button.
 */
export function DealFilters({ filter, wishes }: { filter: DealFilter; wishes: Wishes }) {
  const { filters } = useWords(dealWords);
  const { options } = useWords(investorProfileWords);
  const { bands } = useWords(founderProfileWords);
  const { stages } = useWords(deskWords);
  const wished = {
    stage: wishes.investment_stages.length > 0,
    sector: wishes.preferred_sectors.length > 0,
    ticket: wishes.ticket_size_min !== null || wishes.ticket_size_max !== null,
    desk: true,
  };
  const labels: Record<(typeof dealFilterNames)[number], Record<string, string>> = {
    stage: options.investment_stages,
    sector: options.preferred_sectors,
    ticket: Object.fromEntries(fundingSought.map((band) => [band.id, bands.funding_amount_needed(band)])),
    desk: stages,
  };
  const chosen = dealFilterNames.filter((name) => filter[name] !== "").length;
  return (
    // The key changes with the filter, so that the form collapses after a filter was applied on a phone.
    <details key={pathOf("investor-deals", filter)} className="deal-fold">
      <summary className="button button-secondary button-small">{filters.folded(chosen)}</summary>
      <Form
        method="get"
        action={pathOf("investor-deals")}
        className="deal-filters"
        role="search"
        aria-label={filters.label}
      >
        {dealFilterNames.map((name) => (
          <Select
            key={name}
            name={name}
            label={filters[name]}
            defaultValue={filter[name] || noChoice}
            options={dealFilters[name]
              .filter((id) => id !== mine || wished[name])
              .map((id) => ({
                id: id || noChoice,
                label: id === "" ? filters.all : id === mine ? filters.mine[name] : (labels[name][id] ?? id),
              }))}
          />
        ))}
        <Select
          name="order"
          label={filters.order}
          defaultValue={filter.order}
          options={dealOrders.map((id) => ({ id, label: filters.orders[id] }))}
        />
        <div className="deal-filters-end">
          <Button type="submit" look="secondary" small>
            {filters.apply}
          </Button>
          {chosen > 0 && <TextLink to={pathOf("investor-deals", { order: filter.order })}>{filters.clear}</TextLink>}
        </div>
      </Form>
    </details>
  );
}
