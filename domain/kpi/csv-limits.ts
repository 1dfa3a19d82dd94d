/** What a founder may send as the months of a file: its form in bytes; characters are some hundred times ten years of months. Of a cell 1,000 characters are read: more is no heading, day or sum. */
export const csvLimits = { form: 256 * 1024, characters: 60_000, rows: 500, columns: 60, cell: 1_000 } as const;
