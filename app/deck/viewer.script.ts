/*
 * Runs a deck page without React: reports the visible page to the server, and replaces the page in place after a link
 * or an arrow key. If the replacement fails, the browser follows the link.
 */
import { startBeats, watchArrowKeys } from "./beats.ts";

const linkTo = (rel: string) => document.querySelector<HTMLAnchorElement>(`main a[rel="${rel}"]`);

function start() {
  const {
    beatTo = "",
    file = "",
    page = "",
  } = document.querySelector<HTMLScriptElement>("script[data-beat-to]")?.dataset ?? {};
  return startBeats(beatTo, file, page);
}

let stop = start();

async function turn(link: HTMLAnchorElement) {
  try {
    const answer = await fetch(link.pathname);
    const next = new DOMParser().parseFromString(await answer.text(), "text/html");
    const main = next.querySelector("main");
    if (!answer.ok || !main?.querySelector("script[data-beat-to]")) throw new Error(String(answer.status));
    stop();
    document.querySelector("main")?.replaceWith(main);
    document.title = next.title;
    history.pushState(null, "", link.pathname);
    main.focus({ preventScroll: true });
    scrollTo(0, 0);
    stop = start();
  } catch {
    location.assign(link.pathname);
  }
}

watchArrowKeys((to) => {
  const link = linkTo(to);
  if (link) void turn(link);
});
addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("main a[rel]");
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || !["prev", "next"].includes(link.rel)) return;
  event.preventDefault();
  void turn(link);
});
addEventListener("popstate", () => location.reload());
