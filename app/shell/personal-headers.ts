type Arguments = { actionHeaders: Headers };

/** The address of this page is a key: no other site learns it. */
export function personalHeaders({ actionHeaders }: Arguments) {
  const headers = new Headers(actionHeaders);
  headers.set("Referrer-Policy", "no-referrer");
  return headers;
}
