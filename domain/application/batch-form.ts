/**
 * The maximum size in bytes of a batch form: fifty applications, each with its ids and a percent-encoded sentence of
 * the maximum length.
 */
export const mostBatchFormBytes = 50 * (600 * 9 + 600) + 20 * 1024;
