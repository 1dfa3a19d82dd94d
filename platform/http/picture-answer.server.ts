import { Crowded } from "../auth/hash-queue.server.ts";

/**
 * A WebP answer that browsers must not cache, so that it disappears with the right to see it; 404 without a picture.
 */
export const pictureAnswer = (picture: Uint8Array | undefined) =>
  picture
    ? new Response(new Uint8Array(picture), {
        headers: { "Content-Type": "image/webp", "Cache-Control": "private, no-store" },
      })
    : new Response(null, { status: 404, headers: { "Cache-Control": "private, no-store" } });

/** The answer with a picture that is being rendered: 503 with Retry-After if too many requests wait. */
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
