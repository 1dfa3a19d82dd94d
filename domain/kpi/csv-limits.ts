/** `form` is in bytes; text beyond `cell` is ignored, because no heading, date or amount is longer. */
export const csvLimits = { form: 256 * 1024, characters: 60_000, rows: 500, columns: 60, cell: 1_000 } as const;
