/*
 * Remembers in memory where the visit began, and adds this visit data to the URLs of clicked links. Does nothing under
 * Global Privacy Control or Do Not Track.
 */
import { beganKey, campaignKeys, longestWord } from "./visit.ts";

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

const query = new URLSearchParams(location.search);
const visit = new URLSearchParams();

function carry({ target }: MouseEvent) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.origin !== location.origin) return;
  // A link within the page needs no visit data unless the link changes the language and reloads the page.
  if (link.pathname === location.pathname && !new URLSearchParams(link.search).has("lang")) return;
  const search = new URLSearchParams(link.search);
  for (const [key, value] of visit) search.set(key, value);
  link.search = search.toString();
}

if (!navigator.globalPrivacyControl && navigator.doNotTrack !== "1") {
  for (const key of [...campaignKeys, beganKey]) {
    const value = query.get(key);
    if (value) visit.set(key, value.slice(0, longestWord));
  }
  if (!document.referrer.startsWith(`${location.origin}/`)) visit.set(beganKey, location.pathname);
  window.visit = visit;
  // The visit data is removed from the address bar, so that a copied URL does not reveal the visit.
  if (query.has(beganKey)) {
    for (const key of visit.keys()) query.delete(key);
    history.replaceState(history.state, "", location.pathname + (query.size > 0 ? `?${query}` : "") + location.hash);
  }
  addEventListener("click", carry, true);
  addEventListener("auxclick", carry, true);
}
