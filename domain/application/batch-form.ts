/**
 * The maximum size in bytes of a form with fifty applications: the ids and the longest sentence in percent-encoding for
 * each application.
 */
export const mostBatchFormBytes = 50 * (600 * 9 + 600) + 20 * 1024;
