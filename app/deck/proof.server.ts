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
 * `known`: the visitor entered the code or the password. `opened`: the visitor chose whether the startup sees the
 * visit.
 */
type Proven = "known" | "opened";

const lasts: Record<Proven, number> = { known: 30 * 24 * 3_600, opened: 12 * 3_600 };
const cookie = { name: "deck", days: 30 };
const letters: Record<Proven, string> = { known: "k", opened: "o" };

const now = () => Math.floor(Date.now() / 1_000);

/** Returns the Set-Cookie header that stores a proof for a deck link in this browser. */
export function prove(args: RouteArgs, link: string, what: Proven) {
  const start = startOf(link, what);
  return addProof(cookie, jarOf(args), `${start}${now().toString(36)}`, (earlier) => earlier.startsWith(start));
}

const askedCookie = { name: "deck-code", days: 1 };

/** Returns the Set-Cookie header that marks this browser, because the requested code works in no other browser. */
export function keepAsked(args: RouteArgs, link: string, browser: string) {
  const start = shortId(link);
  return addProof(askedCookie, jarOf(args), start + browser, (earlier) => earlier.startsWith(start));
}

/** Returns the mark of the browser that requested a code for the link; otherwise an empty string. */
export function askedFor(args: RouteArgs, link: string) {
  const start = shortId(link);
  const kept = readProofs(askedCookie, jarOf(args)).find((text) => text.startsWith(start));
  return kept?.slice(start.length) ?? "";
}

const startOf = (link: string, what: Proven) => shortId(link) + letters[what];

/** Returns the age of the browser's latest valid proof in seconds, or undefined without one. */
function provenFor(args: RouteArgs, link: string, what: Proven) {
  const start = startOf(link, what);
  const ages = readProofs(cookie, jarOf(args))
    .filter((text) => text.startsWith(start))
    .map((text) => now() - Number.parseInt(text.slice(start.length), 36))
    .filter((age) => age >= 0 && age < lasts[what]);
  return ages.length > 0 ? Math.min(...ages) : undefined;
}

type Visit = Awaited<ReturnType<typeof openVisit>>;

/** `closed` means that the recipient has not decided yet whether the startup may see the visit. */
export type LinkReader = {
  link: LiveLink;
  state: "locked" | "unsigned" | "closed" | "open";
  isRepeat: boolean;
  visit: Visit;
};

const halfAnHour = 30 * 60;

/** A general term replaces a missing startup name. */
function named<Link extends { name: string }>(args: RouteArgs, link: Link): Link {
  const { lang } = args.context.get(services);
  return { ...link, name: nameIn(lang, link.name) || deckPageWords.in(lang).link.someStartup };
}

function isKnownTo(args: RouteArgs, link: { id: string; toEmail: string | null }) {
  const who = args.context.get(viewer);
  const isTheirs = who !== null && link.toEmail !== null && emailKey(who.email) === link.toEmail;
  return isTheirs || provenFor(args, link.id, "known") !== undefined;
}

/** Returns the link for its recipient's own visit data, also after the link has ended; null for other visitors. */
export async function ownReader(args: RouteArgs, token: string | undefined) {
  const { db, secret } = args.context.get(services);
  const link = await namedLink(db, deckLinkIn(secret, token));
  return link && isKnownTo(args, { id: link.id, toEmail: link.email }) ? named(args, link) : null;
}

/**
 * Returns the usable link with the visitor's state. If the startup's plan has lapsed, a known recipient gets "paused".
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
