import type { RouterContextProvider } from "react-router";
import { isDataRequest } from "../context/context.server.ts";

/**
 * Page data in two parts: `needed` for hydration, and `drawn`, which the page's HTML already contains. With an HTML
 * answer `drawn` is not sent again: it is made non-enumerable, so the server renders from it but React Router does not
 * serialise it.
 */
export function besideHtml<Needed extends object, Drawn extends object>(
  context: Readonly<RouterContextProvider>,
  needed: Needed,
  drawn: Drawn,
): Needed & { drawn?: Drawn } {
  return Object.defineProperty({ ...needed }, "drawn", { value: drawn, enumerable: context.get(isDataRequest) });
}
