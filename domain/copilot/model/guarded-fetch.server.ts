/** The maximum size in bytes of a model's response to one request, including protocol data. */
const mostBytes = 1024 * 1024;

export class TooLong extends Error {}

/**
 * Returns a fetch function for a single origin that tells `sent` the body of each request. Redirects, overlong
 * responses and responses that are not UTF-8 fail.
 */
export function fetchOnly(base: string, sent: (body: string) => void): typeof fetch {
  const { origin } = new URL(base);
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new Error("Another host than the copilot's");
    if (typeof init?.body === "string") sent(init.body);
    const answer = await fetch(input, { ...init, redirect: "error" });
    if (!answer.body) return answer;
    let bytes = 0;
    const decoder = new TextDecoder("utf-8", { fatal: true });
    const checked = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        bytes += piece.byteLength;
        if (bytes > mostBytes) throw new TooLong("The model does not end");
        // Decoding throws on invalid UTF-8, because the text after an invalid byte could not be decoded reliably.
        decoder.decode(piece, { stream: true });
        controller.enqueue(piece);
      },
      flush: () => void decoder.decode(),
    });
    return new Response(answer.body.pipeThrough(checked), answer);
  };
}
