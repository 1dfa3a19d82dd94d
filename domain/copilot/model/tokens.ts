const mostTokens = 1e7;

/** The reported number is untrusted and therefore limited to a plausible range; unusable values give 0. */
export const tokensUsed = (reported: number | undefined) =>
  Math.min(Math.max(Math.trunc(reported ?? 0) || 0, 0), mostTokens);

/**
 * Adds a model's tokens to `used` as soon as they are spent, so that an answer that is broken off is counted too. A
 * request counts what its texts amount to, at four bytes a token, or what the endpoint reports if that is more.
 */
export function tokenMeter(used: { tokens: number }) {
  const requests: { bytes: number; tokens: number }[] = [];
  // The library may send the next request before the parts of the last one have been read.
  let read = 0;
  const atLeast = (tokens: number, request = requests[read]) => {
    if (!request || request.tokens >= tokens) return;
    used.tokens += tokens - request.tokens;
    request.tokens = tokens;
  };
  const passed = (text: string, request = requests[read]) => {
    if (!request) return;
    request.bytes += Buffer.byteLength(text);
    atLeast(Math.ceil(request.bytes / 4), request);
  };
  return {
    sent(body: string) {
      const request = { bytes: 0, tokens: 0 };
      requests.push(request);
      passed(body, request);
    },
    received: (text: string) => passed(text),
    /** Ends the request that is being read. */
    reported(tokens: number | undefined) {
      atLeast(tokensUsed(tokens));
      read += 1;
    },
  };
}
