import { addProof, readProofs } from "../../platform/auth/proof-cookie.server.ts";
import { shortId } from "../../platform/installation/signed-id.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { type LiveLink, liveLink } from "../../domain/deck/link-access.server.ts";
import { deckLinkIn } from "../../domain/deck/link-token.server.ts";
import { namedLink } from "../../domain/deck/own-reading.server.ts";
import { openVisit } from "../../domain/deck/visit.server.ts";
import { services, viewer } from "../context/context.server.ts";
import { jarOf } from "../shell/browser-past.server.ts";
import type { RouteArgs } from "../shell/require.server.ts";

/**
 * What a browser's cookie proves for a link: `known` the e-mail or the password, `opened` that the reader has answered
 * whether the startup may see their reading.
 */
type Proven = "known" | "opened";

const lasts: Record<Proven, number> = { known: 30 * 24 * 3_600, opened: 12 * 3_600 };
const cookie = { name: "deck", days: 30 };
const letters: Record<Proven, string> = { known: "k", opened: "o" };

const now = () => Math.floor(Date.now() / 1_000);

/** The Set-Cookie header that records a proof for a link. The proof is useless once the link is revoked. */
export function prove(args: RouteArgs, link: string, what: Proven) {
  const start = startOf(link, what);
  return addProof(cookie, jarOf(args), `${start}${now().toString(36)}`, (earlier) => earlier.startsWith(start));
}

const askedCookie = { name: "deck-code", days: 1 };

/** The Set-Cookie of a browser that has asked for the code of a link: the code opens it in this browser. */
export function keepAsked(args: RouteArgs, link: string, browser: string) {
  const start = shortId(link);
  return addProof(askedCookie, jarOf(args), start + browser, (earlier) => earlier.startsWith(start));
}

/** What a browser keeps of having asked for the code of a link; "" without it. */
export function askedFor(args: RouteArgs, link: string) {
  const start = shortId(link);
  const kept = readProofs(askedCookie, jarOf(args)).find((text) => text.startsWith(start));
  return kept?.slice(start.length) ?? "";
}

const startOf = (link: string, what: Proven) => shortId(link) + letters[what];

/** Seconds since a browser last proved something for a link; undefined if it never did or the proof has expired. */
function provenFor(args: RouteArgs, link: string, what: Proven) {
  const start = startOf(link, what);
  const ages = readProofs(cookie, jarOf(args))
    .filter((text) => text.startsWith(start))
    .map((text) => now() - Number.parseInt(text.slice(start.length), 36))
    .filter((age) => age >= 0 && age < lasts[what]);
  return ages.length > 0 ? Math.min(...ages) : undefined;
}

type Visit = Awaited<ReturnType<typeof openVisit>>;

/**
 * A reader's access: `locked` without a proof, `unsigned` until they have accepted the link's agreement, `closed` until they have answered whether the startup may see their
 * reading.
 */
export type LinkReader = {
  link: LiveLink;
  state: "locked" | "unsigned" | "closed" | "open";
  isRepeat: boolean;
  visit: Visit;
};

const halfAnHour = 30 * 60;

/** Whether the browser has proven the link's address or password, or its person's account has that address. */
function isKnownTo(args: RouteArgs, link: { id: string; toEmail: string | null }) {
  const who = args.context.get(viewer);
  const isTheirs = who !== null && link.toEmail !== null && emailKey(who.email) === link.toEmail;
  return isTheirs || provenFor(args, link.id, "known") !== undefined;
}

/**
 * The proven reader for whom the link of a URL was made, also after it ended; null for anybody else. They may see and
 * take back their own reading; this opens no deck.
 */
export async function ownReader(args: RouteArgs, token: string | undefined) {
  const { db, secret } = args.context.get(services);
  const link = await namedLink(db, deckLinkIn(secret, token));
  return link && isKnownTo(args, { id: link.id, toEmail: link.email }) ? link : null;
}

/**
 * Reads the link of a URL from the database on each request. Null if the link is unknown, revoked or expired; "paused"
 * for a reader with access while the startup's plan has lapsed.
 */
export async function linkReader(args: RouteArgs, token: string | undefined): Promise<LinkReader | "paused" | null> {
  const { db, secret } = args.context.get(services);
  const link = await liveLink(db, deckLinkIn(secret, token));
  if (!link) return null;
  const isKnown = isKnownTo(args, link);
  if (link.isPaused) return isKnown ? "paused" : null;
  if (!isKnown) return { link, state: "locked", isRepeat: false, visit: null };
  if (link.mustAccept) return { link, state: "unsigned", isRepeat: false, visit: null };
  const openedFor = provenFor(args, link.id, "opened");
  const isRepeat = openedFor !== undefined && openedFor < halfAnHour;
  const { founder, toEmail: email } = link;
  const visit = email === null ? null : await openVisit(db, { founder, email }, link.deck.id);
  const isOpen = email === null ? openedFor !== undefined : visit !== null;
  return { link, state: isOpen ? "open" : "closed", isRepeat, visit };
}
