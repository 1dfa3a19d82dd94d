/**
 * Limits of a CSV import: `form` in bytes, `characters` about a hundred times ten years of months. Only 1,000
 * characters of a cell are read, because no heading, day or sum is longer.
 */
export const csvLimits = { form: 256 * 1024, characters: 60_000, rows: 500, columns: 60, cell: 1_000 } as const;
