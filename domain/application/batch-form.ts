/** The most bytes of a form that decides fifty applications: the longest line of each in percent-encoding, and its ids. */
export const mostBatchFormBytes = 50 * (600 * 9 + 600) + 20 * 1024;
