import { Crowded } from "../auth/hash-queue.server.ts";

/** A WebP that no browser keeps, so that it is gone with the right to see it; 404 without one. */
export const pictureAnswer = (picture: Uint8Array | undefined) =>
  picture
    ? new Response(new Uint8Array(picture), {
        headers: { "Content-Type": "image/webp", "Cache-Control": "private, no-store" },
      })
    : new Response(null, { status: 404, headers: { "Cache-Control": "private, no-store" } });

/** The answer to a picture that is drawn now: 503 with the time of a retry when too many wait for theirs. */
export async function drawnPictureAnswer(picture: Promise<Uint8Array | null | undefined>) {
  try {
    return pictureAnswer((await picture) ?? undefined);
  } catch (error) {
    if (!(error instanceof Crowded)) throw error;
    return new Response(null, {
      status: 503,
      headers: { "Retry-After": String(error.retryAfter), "Cache-Control": "private, no-store" },
    });
  }
}
