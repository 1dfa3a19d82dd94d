import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNotNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { mustHave } from "../audit/access.ts";
import { audit } from "../audit/audit.server.ts";
import type { Actor } from "../person/actor.ts";
import { holderNow } from "../person/team.server.ts";
import { may } from "../team/rights.ts";
import type { HostKind } from "./host.ts";
import { host } from "./host.table.ts";
import { asKeeper, type Audited, keeps, lockedHost } from "./keep-hours.server.ts";

const tokenBytes = 32;
const day = 24 * 3_600_000;
const digestOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** Days without use after which a host's link expires. */
const linkDays = 30;
const since = (now: Date) => new Date(now.getTime() - linkDays * day);

const changes = { capacity: 60, perSecond: 60 / 3_600 };

/** A link shows what only the host may read, so nobody else creates the link of an expert, who has an account. */
export const mayLink = (maker: string, { id, kind }: { id: string; kind: HostKind | "team" }) =>
  kind === "mentor" || maker === id;

/** Creates a host's link and returns its token, shown only once; any earlier link becomes invalid. */
export const makeHostLink = (db: Db, actor: Actor, which: { id: string; kind: HostKind }, now = new Date()) =>
  asKeeper(db, actor, which.id, async (tx) => {
    if (!mayLink(actor.viewer.id, which)) return "gone" as const;
    await lockedHost(tx, which);
    const token = randomBytes(tokenBytes).toString("base64url");
    await tx
      .update(host)
      .set({ linkDigest: digestOf(token), linkUsedAt: now, linkMadeBy: actor.viewer.id })
      .where(eq(host.id, which.id));
    await audit(tx, actor, { action: "hours.link", object: { kind: "host", id: which.id } });
    return { token };
  });

const linkOf = { id: host.id, kind: host.kind, madeBy: host.linkMadeBy };
type Link = { id: string; kind: HostKind | "team"; madeBy: string | null };

async function mayMake(db: Db, link: Link) {
  const maker = await holderNow(db, link.madeBy);
  return maker !== undefined && may({ viewer: maker }, "hours") && keeps(maker, link.id) && mayLink(maker.id, link);
}

/** Returns the ids of hosts whose link stopped working, because its creator lost the right to create links. */
export async function endedHostLinks(db: Db, actor: Actor, now = new Date()) {
  mustHave(actor, "hours");
  const links = await db
    .select(linkOf)
    .from(host)
    .where(and(isNotNull(host.linkDigest), gt(host.linkUsedAt, since(now))));
  const ended = new Set<string>();
  for (const link of links) if (!(await mayMake(db, link))) ended.add(link.id);
  return ended;
}

/** Returns "none" without a link or the right to edit, "ended" if the link's creator may no longer create links. */
export async function hostLinkState(
  db: Db,
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<"open" | "ended" | "none"> {
  mustHave(actor, "hours");
  if (!keeps(actor.viewer, id)) return "none";
  const unexpired = and(eq(host.id, id), isNotNull(host.linkDigest), gt(host.linkUsedAt, since(now)));
  const [found] = await db.select(linkOf).from(host).where(unexpired);
  if (!found) return "none";
  return (await mayMake(db, found)) ? "open" : "ended";
}

export const revokeHostLink = (db: Db, actor: Actor, id: string) =>
  asKeeper(db, actor, id, async (tx) => {
    await tx.update(host).set({ linkDigest: null }).where(eq(host.id, id));
    await audit(tx, actor, { action: "hours.link-end", object: { kind: "host", id } });
    return "stored" as const;
  });

const isOpen = (token: string, now: Date) => and(eq(host.linkDigest, digestOf(token)), gt(host.linkUsedAt, since(now)));

/** Returns the host's id, or undefined if the link does not work. */
export async function hostOfLink(db: Db, token: string, now = new Date()) {
  const [found] = await db
    .select({ ...linkOf, usedAt: host.linkUsedAt })
    .from(host)
    .where(isOpen(token, now));
  if (!found || !(await mayMake(db, found))) return undefined;
  // The time of the link's last use is updated at most once a day. That is enough, because a link expires only after 30
  // days without use.
  if (found.usedAt && found.usedAt.getTime() < now.getTime() - day)
    await db.update(host).set({ linkUsedAt: now }).where(isOpen(token, now));
  return found.id;
}

/** Runs a change that a host makes through a personal link. Returns "gone" if the link no longer works. */
export async function byLink<Answer>(
  db: Db,
  token: string,
  change: (tx: Db, as: Audited, id: string) => Promise<Answer>,
  now = new Date(),
): Promise<Answer | "gone" | { status: "limited"; retryAfter: number }> {
  const id = await hostOfLink(db, token, now);
  if (id === undefined) return "gone";
  const taken = await take(db, `host-link:${id}`, changes);
  if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
  return db.transaction(async (tx) => {
    const [locked] = await tx.select(linkOf).from(host).where(isOpen(token, now)).for("update");
    return locked && (await mayMake(tx, locked)) ? change(tx, { actor: null }, locked.id) : "gone";
  });
}
