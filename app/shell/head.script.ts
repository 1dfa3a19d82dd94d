/*
 * Runs before the first paint: the chosen theme, and whether French is worth offering. A picture beside its drawn
 * stand-in gives way to it when it fails to load. A transition between pages that the browser cut short is no fault.
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
