/** A day of a roadmap, "2027-03-15", and what is due on it. */
export type Milestone = { day: string; what: string };

const written =
  /^\s*(?:[-*•]\s*)?(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/.](\d{1,2})[/.](\d{4}))\s*(?:[:,–—-]\s*)?(.*)$/u;

/** "2027-03-15" where there is such a day. */
function dayOf(year: number, month: number, day: number) {
  const date = new Date(Date.UTC(year, month - 1, day));
  const iso = date.toISOString().slice(0, 10);
  return iso === `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}` ? iso : null;
}

/** A founder's own milestones, one a line, "15/03/2027: what" or "2027-03-15 what", and the lines that name no day. */
export function readMilestones(text: string): { dated: Milestone[]; undated: string[] } {
  const dated: Milestone[] = [];
  const undated: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/).filter((each) => each.trim())) {
    const [, year, month, date, frenchDate, frenchMonth, frenchYear, what = ""] = written.exec(line) ?? [];
    const day =
      year !== undefined
        ? dayOf(Number(year), Number(month), Number(date))
        : frenchYear !== undefined
          ? dayOf(Number(frenchYear), Number(frenchMonth), Number(frenchDate))
          : null;
    if (day && what.trim()) dated.push({ day, what: what.trim() });
    else undated.push(line.trim());
  }
  return { dated: dated.toSorted((a, b) => a.day.localeCompare(b.day)), undated };
}
