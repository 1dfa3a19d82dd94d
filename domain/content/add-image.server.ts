import { createHash } from "node:crypto";
import * as z from "zod";
import type { Db } from "../../platform/db/database.server.ts";
import { line } from "../../platform/http/fields.server.ts";
import { decodeAlone, isPicture, openPicture } from "../../platform/picture/picture.server.ts";
import { isDay, parisDay } from "../../platform/language/paris-day.ts";
import { mustHave } from "../audit/access.ts";
import { type AuditEntry, audit } from "../audit/audit.server.ts";
import type { AuditAction } from "../audit/entry.ts";
import { raiseVersion } from "./content.server.ts";
import { image, imageRendition } from "./image.table.ts";
import type { Actor } from "../person/actor.ts";
import { type ImageProblem, mostImageBytes, mostPixels } from "./image.ts";

const widths = [192, 480, 960, 1600];

const described = z.object({
  altEn: line(300).pipe(z.string().min(1)),
  altFr: line(300).pipe(z.string().min(1)),
  permission: line(500).pipe(z.string().min(1)),
  permittedOn: z.iso.date().refine((day) => isDay(day) && day <= parisDay(new Date())),
});

export type Described = z.output<typeof described>;
/** `kept` is the picture if only the description is invalid, so that the file need not be chosen again. */
type ImageRefused = { status: "refused"; problems: ImageProblem[]; kept?: Buffer };

export function read(fields: unknown): Described | ImageRefused {
  const parsed = described.safeParse(fields);
  if (parsed.success) return parsed.data;
  return { status: "refused", problems: [...new Set(parsed.error.issues.map(({ path }) => path[0] as ImageProblem))] };
}

/** Returns WebP in each standard width up to the picture's own width, upright and without camera metadata. */
async function renditionsOf(bytes: Buffer) {
  const picture = await openPicture(bytes, mostPixels);
  if (picture === "tooManyPixels") return picture;
  const { width, height, upright } = picture;
  const smaller = widths.filter((each) => each < width);
  const renditions: { width: number; bytes: Buffer }[] = [];
  for (const each of [...smaller, Math.min(width, widths.at(-1) ?? width)])
    if (!renditions.some((known) => known.width === each))
      renditions.push({
        width: each,
        bytes: await upright().resize({ width: each, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer(),
      });
  return { width, height, renditions };
}

/** A file that is already stored (`isKnown`) keeps its description and its proof of permission. */
export async function addImage(
  db: Db,
  actor: Actor,
  file: { name: string; bytes: Buffer } | null,
  fields: unknown,
): Promise<{ status: "saved"; id: string; isKnown: boolean } | ImageRefused> {
  mustHave(actor, "content");
  const words = read(fields);
  const problems: ImageProblem[] = "status" in words ? words.problems : [];
  const wrong = !file
    ? "noFile"
    : file.bytes.length > mostImageBytes
      ? "tooLarge"
      : isPicture(file.bytes, ["png", "jpeg", "webp", "avif"])
        ? null
        : "wrongType";
  if (wrong) return { status: "refused", problems: [wrong, ...problems] };
  if (!file) return { status: "refused", problems };
  const rendered = await decodeAlone(() => renditionsOf(file.bytes)).catch(() => null);
  if (!rendered) return { status: "refused", problems: ["unreadable", ...problems] };
  if (rendered === "tooManyPixels") return { status: "refused", problems: [rendered, ...problems] };
  const { width, height, renditions } = rendered;
  const kept = renditions.at(-1)?.bytes;
  if ("status" in words) return { ...words, ...(kept && { kept }) };
  const id = createHash("sha256").update(file.bytes).digest("base64url").slice(0, 22);
  const isKnown = await db.transaction(async (tx) => {
    const row = { id, name: file.name.slice(0, 200), width, height, ...words, author: actor.viewer.id };
    const added = await tx.insert(image).values(row).onConflictDoNothing().returning({ id: image.id });
    if (added.length === 0) return true;
    for (const each of renditions) await tx.insert(imageRendition).values({ imageId: id, ...each });
    await raiseVersion(tx);
    await note(tx, actor, "image.add", id, { after: words });
    return false;
  });
  return { status: "saved", id, isKnown };
}

export const note = (
  tx: Db,
  actor: Actor,
  action: AuditAction,
  id: string,
  change: Pick<AuditEntry, "before" | "after"> = {},
) => audit(tx, actor, { action, object: { kind: "image", id }, ...change });
