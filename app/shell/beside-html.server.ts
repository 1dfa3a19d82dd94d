import type { RouterContextProvider } from "react-router";
import { isDataRequest } from "../context/context.server.ts";

/** An HTML answer already contains `drawn`, so React Router does not send `drawn` again. */
export function besideHtml<Needed extends object, Drawn extends object>(
  context: Readonly<RouterContextProvider>,
  needed: Needed,
  drawn: Drawn,
): Needed & { drawn?: Drawn } {
  return Object.defineProperty({ ...needed }, "drawn", { value: drawn, enumerable: context.get(isDataRequest) });
}
