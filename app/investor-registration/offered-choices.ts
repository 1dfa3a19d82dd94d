import type { InvestorRegistrationPage, InvestorsPage, Resolved } from "../../domain/content/content.ts";

/** The options offered to an investor; the sectors are those named on the page for investors. */
export function offeredChoices(page: Resolved<InvestorRegistrationPage>, { startups }: Resolved<InvestorsPage>) {
  const { types, tickets, stages, otherSector } = page;
  return { types, tickets, stages, sectors: [...startups.sectors, otherSector] };
}

export type OfferedChoices = ReturnType<typeof offeredChoices>;
