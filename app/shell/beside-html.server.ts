import type { RouterContextProvider } from "react-router";
import { isDataRequest } from "../context/context.server.ts";

/**
 * Splits page data into `needed`, used for hydration, and `drawn`, which the page's HTML already contains. In an HTML
 * answer, `drawn` is not enumerable: the server renders from it, but React Router does not send it to the browser
 * again.
 */
export function besideHtml<Needed extends object, Drawn extends object>(
  context: Readonly<RouterContextProvider>,
  needed: Needed,
  drawn: Drawn,
): Needed & { drawn?: Drawn } {
  return Object.defineProperty({ ...needed }, "drawn", { value: drawn, enumerable: context.get(isDataRequest) });
}
