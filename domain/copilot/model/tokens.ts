const mostTokens = 1e7;

/**
 * Returns the number of tokens that an endpoint reports, limited to a plausible range because the value is untrusted.
 * Returns 0 when the value is unusable.
 */
export const tokensUsed = (reported: number | undefined) =>
  Math.min(Math.max(Math.trunc(reported ?? 0) || 0, 0), mostTokens);

export const inTokens = (text: string) => Math.ceil(text.length / 4);
