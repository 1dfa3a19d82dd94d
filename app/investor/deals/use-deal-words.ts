import type { Match, Reason, Wishes } from "../../../domain/match/match.ts";
import type { StartupRecord } from "../../../domain/deal/deal.ts";
import { annualRevenues, fundingRaised, fundingSought } from "../../../domain/startup/bands.ts";
import type { FounderField } from "../../../domain/startup/founder-profile.ts";
import { formats } from "../../../platform/language/format.ts";
import { founderProfileWords } from "../../founder/profile-words.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { investorProfileWords } from "../profile-words.ts";
import { dealWords } from "./words.ts";

const bands = { annual_revenue: annualRevenues, funding_raised: fundingRaised, funding_amount_needed: fundingSought };

export function useDealWords() {
  const { lang } = useLanguage();
  const own = useWords(dealWords);
  const founder = useWords(founderProfileWords);
  const { options } = useWords(investorProfileWords);
  const { money } = formats[lang];

  function textOf(field: FounderField, value: string) {
    if (field in bands) {
      const band = bands[field as keyof typeof bands].find(({ id }) => id === value);
      return band ? founder.bands[field as keyof typeof bands](band) : value;
    }
    const choices = founder.options[field as keyof typeof founder.options] as Record<string, string> | undefined;
    return choices?.[value] ?? value;
  }

  /** Returns true for a field with the founder's free text, and false for a field with a choice from a list. */
  const isWritten = (field: FounderField) => !(field in bands) && !(field in founder.options);

  function ticketOf({ ticket_size_min: min, ticket_size_max: max }: Wishes) {
    const { tickets } = own.record;
    if (min !== null && max !== null) return tickets.between(money(min), money(max));
    return min !== null ? tickets.from(money(min)) : tickets.upTo(money(max ?? 0));
  }

  const shortOf = ({ term, why }: Reason) =>
    why === "below" || why === "above" || why === "partly" || why === "unsaid"
      ? own.short[why]
      : term === "ticket"
        ? own.short.above
        : own.short[term];

  /**
   * Returns the reasons why the startup does not match the investor. For a full match, returns the names of the
   * matching criteria.
   */
  function summaryOf({ points, reasons }: Match) {
    if (points === null) return own.short.nothing;
    const wished = reasons.filter(({ why }) => why !== "no-wish");
    const against = wished.filter(({ why }) => why !== "fits").map(shortOf);
    if (against.length > 0)
      return against
        .map((words, index) => (index === 0 ? words : words[0]?.toLowerCase() + words.slice(1)))
        .join(own.semicolon);
    return own.fits(own.and(wished.map(({ term }) => own.terms[term].toLowerCase())));
  }

  function focusNames(focus: readonly string[]) {
    const names: Record<string, string> = options.investment_focus;
    return own.and(focus.map((id) => names[id] ?? id));
  }

  /** Explains why a startup fits or misses one of the investor's wishes. */
  function sentenceOf({ term, why }: Reason, { profile, focus }: StartupRecord, wishes: Wishes) {
    const { record } = own;
    if (why === "no-wish") return record.noWish;
    if (why === "unsaid") return record.unsaid;
    const sector = textOf("sector", profile.sector ?? "");
    const fit = why === "fits" ? "fits" : "misses";
    if (term === "stage") {
      const names: Record<string, string> = options.investment_stages;
      const wished = wishes.investment_stages.map((id) => names[id] ?? id);
      return record.stage[fit](textOf("current_stage", profile.current_stage ?? ""), own.and(wished));
    }
    if (term === "sector") {
      const isWished = wishes.preferred_sectors.some((wished) => wished === profile.sector);
      return record.sector[fit === "fits" && !isWished ? "close" : fit](sector);
    }
    if (term === "focus") return record.focus[fit](focusNames(focus));
    const sum = record.ticket(textOf("funding_amount_needed", profile.funding_amount_needed ?? ""), ticketOf(wishes));
    return why === "fits" ? sum : `${sum} ${shortOf({ term, why, points: 0, of: 0 })}.`;
  }

  return { textOf, isWritten, summaryOf, sentenceOf, focusNames };
}
