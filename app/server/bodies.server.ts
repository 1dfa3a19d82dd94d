import { type Viewer, worksOnDesk } from "../../domain/person/viewer.ts";
import { includes } from "../../domain/person/seat.ts";
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
import { refusalWords } from "../shell/refusal-words.ts";
import type { SiteRequest } from "./site-request.server.ts";
import type { Refusal } from "./guards.server.ts";
import type { PlanOpens } from "./plan-reader.server.ts";
import type { WhoHolds } from "./session-reader.server.ts";

const formBytes = 64 * 1024;
const accountBytes = 16 * 1024;
/** The rate limit in bytes for one account's text, because parsing much text delays other requests. */
const textPace = { capacity: 384 * 1024, perSecond: 8 * 1024 };
const shortText = 8 * 1024;
/** The delay of a refusal in milliseconds, so that immediate retries cannot slow down other requests. */
const refusalDelay = 2_000;
/** The maximum number of delayed refusals, because each delay keeps a connection open. */
const mostDelayed = 64;
/** The maximum total bytes of all forms being received; each audience's large bodies have a separate total. */
const bytesInFlight = 32 * 1024 * 1024;

const textIn = ({ upload }: SiteRequest, { length }: Buffer) =>
  upload ? upload.fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0) : length;

const inOneLine = ({ title, text }: { title: string; text: string }) => `${title}. ${text}`;

const refusals = {
  "too long": (lang) => ({ status: 413, text: authWords.in(lang).bodyTooLarge }),
  unreadable: () => ({ status: 400, text: "Bad request" }),
  "not let in": (lang) => ({ status: 403, text: authWords.in(lang).signedOutWhileSending }),
  "no startup": (lang) => ({ status: 403, text: refusalWords.in(lang).leftStartup.title("") }),
  "seat needed": (lang) => ({ status: 403, text: inOneLine(refusalWords.in(lang).seatNeeded) }),
  "not in plan": (lang) => ({ status: 403, text: inOneLine(refusalWords.in(lang).notInPlan) }),
  "no room": (lang) => ({ status: 503, text: authWords.in(lang).crowdedPage, headers: { "Retry-After": "5" } }),
} satisfies Record<string, (lang: Lang) => Refusal>;

const isLetIn = ({ audience, right }: Route, viewer: Viewer) =>
  right ? may({ viewer }, right) : audience === "person" || audience === viewer.role;

/** Reads request bodies; a body above the form limit needs a route for large bodies and a sender with access. */
export function createBodies(env: Env, whoHolds: WhoHolds, planOpens: PlanOpens) {
  const rooms = new Map<string, ReturnType<typeof countInFlight>>();
  const waitFor = keepPace(textPace);

  /** Returns the page's refusal of this person's forms, if any, because a large form is refused without reading it. */
  async function refusalFor(route: Route, viewer: Viewer) {
    if (!isLetIn(route, viewer)) return "not let in";
    if (route.audience !== "founder") return undefined;
    if (!viewer.startup) return "no startup";
    if (route.seat && route.seat !== "none" && !includes(viewer.startup.role, route.seat)) return "seat needed";
    const isOpen = !route.opens || (await planOpens(viewer.startup.id, route.opens));
    return isOpen === null ? "no room" : isOpen ? undefined : "not in plan";
  }

  /** The size limit is larger only on a route with `bytes`, and only for an account with access. */
  async function mostOf({ incoming, path, served, sessionToken }: SiteRequest) {
    const usual = /^\/(?:auth\/|account\b)/.test(path) ? accountBytes : formBytes;
    const route = served?.route;
    const isShort = Number(incoming.headers["content-length"] ?? Infinity) <= usual;
    if (route?.bytes === undefined || (isShort && !isUpload(incoming))) return { most: usual };
    if (!route.audience && !route.right) return { most: route.bytes };
    const session = await whoHolds(sessionToken);
    if (session === null) return "no room";
    const refusal = session?.stage === "open" ? await refusalFor(route, session.viewer) : "not let in";
    if (session && !refusal) return { most: route.bytes, account: session.viewer.id };
    // Even without access, a short body is read, because the page's own refusal is more precise.
    return isShort ? { most: usual } : (refusal ?? "not let in");
  }

  /** Each audience has its own counter, as has the desk, so that founders' uploads do not block visitors' forms. */
  function roomFor(audience = "") {
    const room = rooms.get(audience) ?? countInFlight(bytesInFlight);
    rooms.set(audience, room);
    return room;
  }

  /** Returns a request's body or the reason for a refusal; the files of an upload are in `args.upload`. */
  async function read(args: SiteRequest) {
    const { incoming, outgoing } = args;
    const allowed = await mostOf(args);
    if (typeof allowed === "string") return allowed;
    const { most, account } = allowed;
    if (incoming.destroyed || outgoing.closed) return "gone";
    const isLarge = most > formBytes;
    const { audience, right } = args.served?.route ?? {};
    const room = roomFor(isLarge ? (audience ?? (right && "desk")) : undefined);
    function open(giveWay: () => void) {
      // An account's large bodies together are no larger than one may be, as each counts until it is answered.
      const counted = account ? room.open(account, giveWay, most) : room.open(addressOf(incoming, env), giveWay);
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

  /** Returns a refusal if a signed-in person sends text faster than the rate limit. Team members are never limited. */
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

  /** Returns the body of a request, or its refusal. Returns undefined if the client has disconnected. */
  return async (args: SiteRequest): Promise<Buffer | Refusal | undefined> => {
    const body = await read(args);
    if (Buffer.isBuffer(body)) {
      const refusal = await paced(args, textIn(args, body));
      if (refusal) await delay(args.outgoing);
      return refusal ?? body;
    }
    if (body === "too long" && args.sessionToken) await delay(args.outgoing);
    const { errored, destroyed, complete } = args.incoming;
    // Node also marks a request as destroyed after its whole body has arrived, although the sender still waits for an
    // answer.
    if (body === "gone" || errored || (destroyed && !complete)) return undefined;
    return refusals[body](args.lang);
  };
}
