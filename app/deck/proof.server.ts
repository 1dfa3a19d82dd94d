import { addProof, readProofs } from "../../platform/auth/proof-cookie.server.ts";
import { shortId } from "../../platform/installation/signed-id.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { type LiveLink, liveLink } from "../../domain/deck/link-access.server.ts";
import { deckLinkIn } from "../../domain/deck/link-token.server.ts";
import { namedLink } from "../../domain/deck/own-reading.server.ts";
import { nameIn } from "../../domain/startup/sample-name.ts";
import { openVisit } from "../../domain/deck/visit.server.ts";
import { services, viewer } from "../context/context.server.ts";
import { jarOf } from "../shell/browser-past.server.ts";
import type { RouteArgs } from "../shell/require.server.ts";
import { deckPageWords } from "./words.ts";

/**
 * What a cookie proves for a deck link. `known`: the visitor entered the e-mailed code or the link's password.
 * `opened`: the visitor decided whether the startup may see the visit.
 */
type Proven = "known" | "opened";

const lasts: Record<Proven, number> = { known: 30 * 24 * 3_600, opened: 12 * 3_600 };
const cookie = { name: "deck", days: 30 };
const letters: Record<Proven, string> = { known: "k", opened: "o" };

const now = () => Math.floor(Date.now() / 1_000);

/**
 * Returns the Set-Cookie header that stores a proof for a deck link in this browser. After the link is revoked, the
 * proof is useless.
 */
export function prove(args: RouteArgs, link: string, what: Proven) {
  const start = startOf(link, what);
  return addProof(cookie, jarOf(args), `${start}${now().toString(36)}`, (earlier) => earlier.startsWith(start));
}

const askedCookie = { name: "deck-code", days: 1 };

/**
 * Returns the Set-Cookie header that marks the browser in which the code for a link was requested. The code works only
 * in this browser.
 */
export function keepAsked(args: RouteArgs, link: string, browser: string) {
  const start = shortId(link);
  return addProof(askedCookie, jarOf(args), start + browser, (earlier) => earlier.startsWith(start));
}

/**
 * Returns the value that this browser stored when it requested the code for a link. Returns an empty string when this
 * browser has not requested a code.
 */
export function askedFor(args: RouteArgs, link: string) {
  const start = shortId(link);
  const kept = readProofs(askedCookie, jarOf(args)).find((text) => text.startsWith(start));
  return kept?.slice(start.length) ?? "";
}

const startOf = (link: string, what: Proven) => shortId(link) + letters[what];

/**
 * Returns how many seconds ago this browser received its latest proof of the kind `what` for a deck link. Returns
 * undefined when there is no valid proof.
 */
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
 * A recipient's access to a deck. `locked`: the recipient has not entered the code or the password yet. `unsigned`: the
 * agreement is not accepted yet. `closed`: the recipient has not answered yet whether the startup may see the visit.
 */
export type LinkReader = {
  link: LiveLink;
  state: "locked" | "unsigned" | "closed" | "open";
  isRepeat: boolean;
  visit: Visit;
};

const halfAnHour = 30 * 60;

/**
 * Returns the link with the startup's name in the reader's language. If the startup has no name, a general term
 * replaces the name.
 */
function named<Link extends { name: string }>(args: RouteArgs, link: Link): Link {
  const { lang } = args.context.get(services);
  return { ...link, name: nameIn(lang, link.name) || deckPageWords.in(lang).link.someStartup };
}

/**
 * Checks whether this browser has proved the link's e-mail address or password, or whether the signed-in person has the
 * link's e-mail address.
 */
function isKnownTo(args: RouteArgs, link: { id: string; toEmail: string | null }) {
  const who = args.context.get(viewer);
  const isTheirs = who !== null && link.toEmail !== null && emailKey(who.email) === link.toEmail;
  return isTheirs || provenFor(args, link.id, "known") !== undefined;
}

/**
 * Returns the link if the visitor is its proven recipient, otherwise null. Even an ended link gives access to the
 * recipient's own visit data, but not to the deck.
 */
export async function ownReader(args: RouteArgs, token: string | undefined) {
  const { db, secret } = args.context.get(services);
  const link = await namedLink(db, deckLinkIn(secret, token));
  return link && isKnownTo(args, { id: link.id, toEmail: link.email }) ? named(args, link) : null;
}

/**
 * Reads the link of a URL from the database on each request. Returns null for an unknown, revoked or expired link, and
 * "paused" for a proven recipient while the startup's plan has lapsed.
 */
export async function linkReader(args: RouteArgs, token: string | undefined): Promise<LinkReader | "paused" | null> {
  const { db, secret } = args.context.get(services);
  const found = await liveLink(db, deckLinkIn(secret, token));
  if (!found) return null;
  const link = named(args, found);
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
