import { type Viewer, worksOnDesk } from "../../domain/person/viewer.ts";
import { may } from "../../domain/team/rights.ts";
import type { Env } from "../../platform/env.server.ts";
import { readBody } from "../../platform/http/body.server.ts";
import { countInFlight } from "../../platform/http/in-flight.server.ts";
import { isUpload, takeUpload } from "../../platform/http/upload.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { keepPace } from "../../platform/rate/pace.server.ts";
import { authWords } from "../auth/words.ts";
import { addressOf } from "../context/address-of.server.ts";
import type { Route } from "../context/route.ts";
import type { SiteRequest } from "./site-request.server.ts";
import type { Refusal } from "./guards.server.ts";
import type { WhoHolds } from "./session-reader.server.ts";

const formBytes = 64 * 1024;
const accountBytes = 16 * 1024;
/** The rate of text from one account, without files: no person types more, and parsing it delays other requests. */
const textPace = { capacity: 384 * 1024, perSecond: 8 * 1024 };
const shortText = 8 * 1024;
/**
 * Refused text from an account is answered after this many milliseconds, so that repeating it at once cannot slow other
 * requests down.
 */
const refusalDelay = 2_000;
/** The most refusals delayed at once, because each keeps its connection open; further ones are sent without delay. */
const mostDelayed = 64;
/**
 * The limit for all forms being received together; each audience's larger requests have a further limit of this size.
 */
const bytesInFlight = 32 * 1024 * 1024;

/** The bytes of text in a request; for an upload, of its fields. */
const textIn = ({ upload }: SiteRequest, { length }: Buffer) =>
  upload ? upload.fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0) : length;

const refusals = {
  "too long": (lang) => ({ status: 413, text: authWords.in(lang).bodyTooLarge }),
  unreadable: () => ({ status: 400, text: "Bad request" }),
  "not let in": (lang) => ({ status: 403, text: authWords.in(lang).signedOutWhileSending }),
  "no room": (lang) => ({ status: 503, text: authWords.in(lang).crowdedPage, headers: { "Retry-After": "5" } }),
} satisfies Record<string, (lang: Lang) => Refusal>;

const isLetIn = ({ audience, right }: Route, viewer: Viewer) =>
  right ? may({ viewer }, right) : audience === "person" || audience === viewer.role;

/**
 * Reads request bodies. A body larger than a form's is accepted only after the sender's right to send it is checked.
 */
export function createBodies(env: Env, whoHolds: WhoHolds) {
  const rooms = new Map<string, ReturnType<typeof countInFlight>>();
  const waitFor = keepPace(textPace);

  /**
   * The size limit of a request's body: larger than a form's only on routes that allow it, for a sender with access.
   */
  async function mostOf({ incoming, path, served, sessionToken }: SiteRequest) {
    const usual = /^\/(?:auth\/|account\b)/.test(path) ? accountBytes : formBytes;
    const route = served?.route;
    const isShort = Number(incoming.headers["content-length"] ?? Infinity) <= usual;
    if (route?.bytes === undefined || (isShort && !isUpload(incoming))) return usual;
    if (!route.audience && !route.right) return route.bytes;
    const session = await whoHolds(sessionToken);
    if (session === null) return "no room";
    if (session?.stage === "open" && isLetIn(route, session.viewer)) return route.bytes;
    // A short body is let through, because the page's own refusal says more.
    return isShort ? usual : "not let in";
  }

  /**
   * The byte counter of an audience, so that founders' files take no room from visitors' forms or the team's pictures.
   */
  function roomFor(audience = "") {
    const room = rooms.get(audience) ?? countInFlight(bytesInFlight);
    rooms.set(audience, room);
    return room;
  }

  /** The body in memory (empty for an upload), or why it was refused; its bytes count until the response is closed. */
  async function read(args: SiteRequest) {
    const { incoming, outgoing } = args;
    const most = await mostOf(args);
    if (typeof most === "string") return most;
    if (incoming.destroyed || outgoing.closed) return "gone";
    const isLarge = most > formBytes;
    const room = roomFor(isLarge ? args.served?.route.audience : undefined);
    function open(giveWay: () => void) {
      const counted = room.open(addressOf(incoming, env), giveWay);
      outgoing.once("close", counted.close);
      return counted;
    }
    if (!isLarge || !isUpload(incoming)) return readBody(incoming, most, open);
    const taken = await takeUpload(incoming, most, open, (close) =>
      outgoing.closed ? void close() : outgoing.once("close", () => void close()),
    );
    if (typeof taken === "string") return taken;
    args.upload = taken;
    return Buffer.alloc(0);
  }

  /** The refusal of a signed-in person's text above the rate; undefined for the team. */
  async function paced({ sessionToken, lang }: SiteRequest, length: number): Promise<Refusal | undefined> {
    if (length <= shortText) return undefined;
    const session = await whoHolds(sessionToken);
    if (session?.stage !== "open" || worksOnDesk(session.viewer.role)) return undefined;
    const wait = waitFor(session.viewer.id, length);
    if (wait === 0) return undefined;
    const after = String(Math.ceil(wait / 1_000));
    return { status: 429, text: authWords.in(lang).tooMuchText, headers: { "Retry-After": after } };
  }

  let delayed = 0;
  async function delay(outgoing: SiteRequest["outgoing"]) {
    if (delayed >= mostDelayed || outgoing.closed) return;
    delayed += 1;
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, refusalDelay);
      outgoing.once("close", () => {
        clearTimeout(late);
        resolve();
      });
    });
    delayed -= 1;
  }

  /** The body of a request, or its refusal; undefined if the client has disconnected. */
  return async (args: SiteRequest): Promise<Buffer | Refusal | undefined> => {
    const body = await read(args);
    if (Buffer.isBuffer(body)) {
      const refusal = await paced(args, textIn(args, body));
      if (refusal) await delay(args.outgoing);
      return refusal ?? body;
    }
    if (body === "too long" && args.sessionToken) await delay(args.outgoing);
    const { errored, destroyed, complete } = args.incoming;
    // Node also destroys a request after its whole body has arrived; its sender still waits for the answer.
    if (body === "gone" || errored || (destroyed && !complete)) return undefined;
    return refusals[body](args.lang);
  };
}
