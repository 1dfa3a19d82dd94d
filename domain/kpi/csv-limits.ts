/**
 * Limits of a CSV import: `form` in bytes, the others as counts. Only the first 1,000 characters of a cell are used,
 * because no heading, date or amount is longer.
 */
export const csvLimits = { form: 256 * 1024, characters: 60_000, rows: 500, columns: 60, cell: 1_000 } as const;
