const mostTokens = 1e7;

/** The reported number is untrusted and therefore limited to a plausible range; unusable values give 0. */
export const tokensUsed = (reported: number | undefined) =>
  Math.min(Math.max(Math.trunc(reported ?? 0) || 0, 0), mostTokens);

export const inTokens = (text: string) => Math.ceil(text.length / 4);
