/**
 * The maximum size in bytes of a batch form. The form contains at most fifty applications, each with its ids and a
 * percent-encoded sentence for the applicant.
 */
export const mostBatchFormBytes = 50 * (600 * 9 + 600) + 20 * 1024;
