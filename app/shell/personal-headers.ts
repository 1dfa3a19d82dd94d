type Arguments = { actionHeaders: Headers };

/** The page's URL is a secret, so it must not leak in the Referer. */
export function personalHeaders({ actionHeaders }: Arguments) {
  const headers = new Headers(actionHeaders);
  headers.set("Referrer-Policy", "no-referrer");
  return headers;
}
