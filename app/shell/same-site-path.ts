const nowhere = "http://here.invalid";

export function sameSitePath(to: unknown) {
  const home = new URL("/", nowhere);
  if (typeof to !== "string" || !/^\/(?![/\\])/.test(to) || !URL.canParse(to, nowhere)) return home;
  const url = new URL(to, nowhere);
  return url.origin === nowhere && !url.pathname.startsWith("//") ? url : home;
}
