type Arguments = { actionHeaders: Headers };

/** Returns response headers that keep the page's secret URL out of the Referer header. */
export function personalHeaders({ actionHeaders }: Arguments) {
  const headers = new Headers(actionHeaders);
  headers.set("Referrer-Policy", "no-referrer");
  return headers;
}
