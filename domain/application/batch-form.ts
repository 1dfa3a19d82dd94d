/** The maximum size in bytes of a form with fifty applications and a percent-encoded sentence for each. */
export const mostBatchFormBytes = 50 * (600 * 9 + 600) + 20 * 1024;
