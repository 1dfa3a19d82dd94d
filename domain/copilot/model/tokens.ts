const mostTokens = 1e7;

/** Tokens reported by an endpoint, clamped because the value is untrusted; 0 if unusable. */
export const tokensUsed = (reported: number | undefined) =>
  Math.min(Math.max(Math.trunc(reported ?? 0) || 0, 0), mostTokens);

/** Estimates tokens for endpoints that do not report usage, at four characters per token. */
export const inTokens = (text: string) => Math.ceil(text.length / 4);
