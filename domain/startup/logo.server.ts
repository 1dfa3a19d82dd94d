import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { createQueue } from "../../platform/auth/hash-queue.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { decodeAlone, isPicture, openPicture } from "../../platform/picture/picture.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { mustEdit } from "./access.ts";
import { logoLimits, type LogoProblem, logoRate } from "./logo.ts";
import { startupLogo } from "./startup-logo.table.ts";
import { mustStillEdit } from "./still-sits.server.ts";

type SavedLogo =
  | { status: "stored" }
  | { status: "refused"; problem: LogoProblem }
  | { status: "limited"; retryAfter: number };

const line = createQueue({ atOnce: 1, waiting: 20, perSecond: 5, places: [5, 10, 20] });

const isSvg = (bytes: Buffer) => /^\uFEFF?\s*<(?:\?xml|!--|!doctype|svg)/i.test(bytes.toString("utf8", 0, 200));

/** Converts a picture to a square WebP without metadata. Up to two percent are cropped. */
async function drawLogo(bytes: Buffer): Promise<Buffer | LogoProblem> {
  const picture = await openPicture(bytes, logoLimits.pixels);
  if (picture === "tooManyPixels") return picture;
  const { width, height, upright } = picture;
  if (Math.abs(width - height) > Math.max(width, height) / 50) return "notSquare";
  if (Math.min(width, height) < logoLimits.smallest) return "tooSmall";
  const { side } = logoLimits;
  return upright().resize(side, side, { fit: "cover" }).webp({ quality: 90, smartSubsample: true }).toBuffer();
}

async function readLogo(bytes: Buffer): Promise<Buffer | LogoProblem> {
  if (bytes.length === 0) return "noFile";
  if (bytes.length > logoLimits.file) return "tooLarge";
  if (isSvg(bytes)) return "svg";
  if (!isPicture(bytes, ["png", "jpeg", "webp"])) return "wrongType";
  return decodeAlone(() => drawLogo(bytes)).catch(() => "unreadable");
}

/** Replaces the logo of the actor's startup; throws Crowded if too many uploaded logos are waiting to be processed. */
export async function saveLogo(
  db: Db,
  actor: Actor,
  file: { read: () => Promise<Buffer> } | undefined,
  now = new Date(),
): Promise<SavedLogo> {
  const startup = mustEdit(actor);
  const taken = await take(db, `logos:${actor.viewer.id}`, logoRate);
  if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
  if (!file) return { status: "refused", problem: "noFile" };
  const drawn = await line.withSlot({ address: actor.address, account: actor.viewer.id }, async (turn) => {
    await turn();
    return readLogo(await file.read());
  });
  if (typeof drawn === "string") return { status: "refused", problem: drawn };
  const logo = {
    picture: drawn.toString("base64"),
    version: createHash("sha256").update(drawn).digest("base64url").slice(0, 22),
    uploadedAt: now,
  };
  return db.transaction(async (tx): Promise<SavedLogo> => {
    await lockStartup(tx, startup);
    await mustStillEdit(tx, actor);
    await tx
      .insert(startupLogo)
      .values({ startup, ...logo })
      .onConflictDoUpdate({ target: startupLogo.startup, set: logo });
    return { status: "stored" };
  });
}

export async function removeLogo(db: Db, actor: Actor) {
  const startup = mustEdit(actor);
  await db.transaction(async (tx) => {
    await lockStartup(tx, startup);
    await mustStillEdit(tx, actor);
    await tx.delete(startupLogo).where(eq(startupLogo.startup, startup));
  });
}

export async function logoVersionOf(db: Db, startup: string) {
  const [found] = await db
    .select({ version: startupLogo.version })
    .from(startupLogo)
    .where(eq(startupLogo.startup, startup));
  return found?.version ?? null;
}
