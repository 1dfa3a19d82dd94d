const swedish = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });

/** The calendar day it is in Paris, as "2026-11-21". */
export const parisDay = (moment: Date) => swedish.format(moment);
