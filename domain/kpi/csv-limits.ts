/**
 * Limits of a CSV import: `form` is the size of the whole request in bytes, `characters` the length of the file's text,
 * and `cell` the length of one cell. Text beyond `cell` is ignored, because no heading, date or amount is longer.
 */
export const csvLimits = { form: 256 * 1024, characters: 60_000, rows: 500, columns: 60, cell: 1_000 } as const;
