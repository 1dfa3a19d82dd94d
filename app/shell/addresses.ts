import { pages } from "../paths.ts";

const held: Record<string, { paths: readonly string[] } | undefined> = pages;

/** Where a page answers, by its English or its French path; undefined while the site has no such page. */
export function addressOf(name: string, variant: "english" | "french" = "english") {
  const paths = held[name]?.paths;
  return variant === "french" ? (paths?.[1] ?? paths?.[0]) : paths?.[0];
}

/** Whether the page that answers at this path is the one named. */
export function isPage(name: string, path: string) {
  return held[name]?.paths.includes(path) ?? false;
}

export function contactAddress(variant: "english" | "french" = "english") {
  const about = addressOf("about", variant);
  return about && `${about}#contact`;
}

/** Where a choice about other companies' services is changed or withdrawn. */
export function choicesAddress() {
  const cookies = addressOf("cookies");
  return cookies && `${cookies}#choices`;
}

/** Where one applies: the application page, or a message to the team as long as there is none. */
export function applyAddress(variant: "english" | "french" = "english") {
  return addressOf("application", variant) ?? contactAddress(variant);
}
