import type { IncomingMessage, ServerResponse } from "node:http";
import type { SignedIn } from "../../domain/person/session.server.ts";
import { readSessionToken } from "../../platform/auth/session-cookie.server.ts";
import { readBody } from "../../platform/http/body.server.ts";
import { countInFlight } from "../../platform/http/in-flight.server.ts";
import { isUpload, takeUpload, type Upload } from "../../platform/http/upload.server.ts";
import { servedAt } from "./route-rules.server.ts";

const formBytes = 64 * 1024;
const accountBytes = 16 * 1024;
/** Of all that is being sent together. */
const bytesInFlight = 32 * 1024 * 1024;

type Doors = {
  secure: boolean;
  /** Null when the database cannot say. */
  whoHolds: (token: string) => Promise<SignedIn | undefined | null>;
  addressOf: (request: IncomingMessage) => string;
};

/** Takes what requests send: at most a form's worth of it before somebody who may send more is known to be there. */
export function createBodies({ secure, whoHolds, addressOf }: Doors) {
  const inFlight = countInFlight(bytesInFlight);
  const uploads = new WeakMap<IncomingMessage, Upload>();

  /** The most bytes of a request: more than a form's where it has more, or a file, and its sender is let in. */
  async function mostOf(request: IncomingMessage) {
    const { url = "", headers } = request;
    const usual = /^\/(?:auth\/|account\b)/.test(url) ? accountBytes : formBytes;
    const route = servedAt(url.replace(/\?.*$/, "").replace(/\.data$/, ""))?.route;
    const isShort = Number(headers["content-length"] ?? Infinity) <= usual;
    if (route?.bytes === undefined || (isShort && !isUpload(request))) return usual;
    if (!route.audience) return route.bytes;
    const token = readSessionToken(headers.cookie, secure);
    const session = token === undefined ? undefined : await whoHolds(token);
    if (session === null) return "no room";
    const isThere = session?.stage === "open";
    if (isThere && (route.audience === "person" || session.viewer.role === route.audience)) return route.bytes;
    // The page itself says more to whoever sends little.
    return isShort ? usual : "not let in";
  }

  /** The body in memory, empty where it was an upload, or why there is none; counted until the answer has left. */
  async function takeBody(request: IncomingMessage, response: ServerResponse) {
    const most = await mostOf(request);
    if (typeof most === "string") return most;
    if (request.destroyed || response.closed) return "gone";
    const isLarge = most > formBytes;
    function open(giveWay?: () => void) {
      const counted = inFlight.open(addressOf(request), isLarge ? undefined : giveWay);
      response.once("close", counted.close);
      return counted;
    }
    if (!isLarge || !isUpload(request)) return readBody(request, most, open);
    const taken = await takeUpload(request, most, open(), (close) =>
      response.closed ? close() : response.once("close", close),
    );
    if (typeof taken === "string") return taken;
    uploads.set(request, taken);
    return Buffer.alloc(0);
  }

  return { takeBody, uploadOf: (request: IncomingMessage) => uploads.get(request) ?? null };
}
