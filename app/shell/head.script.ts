/*
 * Runs before the first paint: sets the chosen theme, decides whether to offer French, hides decorative pictures that
 * fail to load, and ignores rejected view transitions that the browser skipped.
 */
const html = document.documentElement;
const cookies = `; ${document.cookie}`;
const theme = /; theme=(light|dark)/.exec(cookies)?.[1];

if (theme) html.dataset["theme"] = theme;
if (html.lang !== "fr" && !cookies.includes("; lang=") && /^fr/i.test(navigator.language)) html.dataset["offer"] = "fr";

addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLImageElement && target.alt === "") target.hidden = true;
  },
  true,
);

addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof Error && event.reason.message.startsWith("Transition was")) event.preventDefault();
});
