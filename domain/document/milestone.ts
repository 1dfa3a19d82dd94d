import { dayAtStart, type WrittenDay } from "../../platform/language/written-day.ts";

/** A milestone of a roadmap: a day such as "2027-03-15", and what is due on that day. */
export type Milestone = { day: string; what: string };

/** Matches the text that may precede a milestone's date: a bullet, "le", "on", a weekday. */
const before =
  /^\s*(?:[-*•–]\s*)?(?:(?:avant |d['’]ici |au plus tard )?le |on |by |before )?(?:the )?(?:(?:(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day),? )?/iu;

function dayOf({ year, month, day }: WrittenDay) {
  if (day === null) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const iso = date.toISOString().slice(0, 10);
  return iso === `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}` ? iso : null;
}

/**
 * Parses milestones, one per line, each beginning with a French, English or ISO date; undated lines are returned
 * separately.
 */
export function readMilestones(text: string): { dated: Milestone[]; undated: string[] } {
  const dated: Milestone[] = [];
  const undated: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/).filter((each) => each.trim())) {
    const found = dayAtStart(line.replace(before, ""), "day-first");
    const day = found && dayOf(found);
    const what = found?.rest.replace(/^\s*(?:[:,.–—-]\s*)?/u, "").trim();
    if (day && what) dated.push({ day, what });
    else undated.push(line.trim());
  }
  return { dated: dated.toSorted((a, b) => a.day.localeCompare(b.day)), undated };
}
