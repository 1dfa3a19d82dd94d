/**
 * The maximum size in bytes of a form that decides fifty applications: for each, the longest sentence in
 * percent-encoding and the ids.
 */
export const mostBatchFormBytes = 50 * (600 * 9 + 600) + 20 * 1024;
