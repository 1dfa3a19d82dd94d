const mostTokens = 1e7;

/** Tokens as an endpoint counts them, which may say anything; 0 where it says nothing of use. */
export const tokensUsed = (reported: number | undefined) =>
  Math.min(Math.max(Math.trunc(reported ?? 0) || 0, 0), mostTokens);

/** Where an endpoint does not say what was used: four characters are about a token. */
export const inTokens = (text: string) => Math.ceil(text.length / 4);
