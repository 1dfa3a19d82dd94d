import type { InvestorRegistrationPage, InvestorsPage, Resolved } from "../../domain/content/content.ts";

/** Returns the options of the investor form. The sectors are those listed on the investors page, plus "other". */
export function offeredChoices(page: Resolved<InvestorRegistrationPage>, { startups }: Resolved<InvestorsPage>) {
  const { types, tickets, stages, otherSector } = page;
  return { types, tickets, stages, sectors: [...startups.sectors, otherSector] };
}

export type OfferedChoices = ReturnType<typeof offeredChoices>;
