import type { InvestorRegistrationPage, InvestorsPage, Resolved } from "../../domain/content/content.ts";

/** What an investor chooses from; the sectors are those that the investors' page names. */
export function offeredChoices(page: Resolved<InvestorRegistrationPage>, { startups }: Resolved<InvestorsPage>) {
  const { types, tickets, stages, otherSector } = page;
  return { types, tickets, stages, sectors: [...startups.sectors, otherSector] };
}

export type OfferedChoices = ReturnType<typeof offeredChoices>;
