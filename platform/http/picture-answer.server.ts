/** A WebP that no browser keeps, so that it is gone with the right to see it; 404 without one. */
export const pictureAnswer = (picture: Uint8Array | undefined) =>
  picture
    ? new Response(new Uint8Array(picture), {
        headers: { "Content-Type": "image/webp", "Cache-Control": "private, no-store" },
      })
    : new Response(null, { status: 404, headers: { "Cache-Control": "private, no-store" } });
