import type { RouterContextProvider } from "react-router";
import { isDataRequest } from "../context/context.server.ts";

/**
 * A page's data: what its browser needs to come alive, and `drawn`, which a page's HTML says already. Beside that HTML
 * the second part isn't sent: what cannot be enumerated, the renderer reads and React Router does not encode.
 */
export function besideHtml<Needed extends object, Drawn extends object>(
  context: Readonly<RouterContextProvider>,
  needed: Needed,
  drawn: Drawn,
): Needed & { drawn?: Drawn } {
  return Object.defineProperty({ ...needed }, "drawn", { value: drawn, enumerable: context.get(isDataRequest) });
}
