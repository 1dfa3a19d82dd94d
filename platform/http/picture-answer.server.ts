import { Crowded } from "../auth/hash-queue.server.ts";

/** Returns a WebP picture, uncached because people may lose access, or status 404. */
export const pictureAnswer = (picture: Uint8Array | undefined) =>
  picture
    ? new Response(new Uint8Array(picture), {
        headers: { "Content-Type": "image/webp", "Cache-Control": "private, no-store" },
      })
    : new Response(null, { status: 404, headers: { "Cache-Control": "private, no-store" } });

/** Returns status 503 with Retry-After if too many requests are waiting for pictures. */
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
