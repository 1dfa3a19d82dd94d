import { refuseSender } from "../../platform/http/body.server.ts";
import type { SiteRequest } from "./site-request.server.ts";
import { plainText, type Refusal } from "./guards.server.ts";

export type Refuse = (args: Pick<SiteRequest, "incoming" | "outgoing">, refusal: Refusal) => void;

/** Returns a function that sends a refusal; the rest of a sent body is still received, so the refusal arrives. */
export const refuser =
  (headers: Record<string, string>): Refuse =>
  ({ incoming, outgoing }, { status, text, headers: own }) => {
    const { method, readableEnded } = incoming;
    if (method !== "GET" && method !== "HEAD" && !readableEnded)
      return refuseSender(incoming, outgoing, status, text, { ...headers, ...own });
    outgoing.writeHead(status, { ...headers, ...plainText, ...own }).end(text);
  };
