import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { byDate, type DateSort, type Order, type Place, placeIn, readPage } from "../../platform/db/keyset.server.ts";
import { mustHave } from "../audit/access.ts";
import { image, imageRendition } from "./image.table.ts";
import type { Actor } from "../person/actor.ts";

const columns = {
  id: image.id,
  name: image.name,
  width: image.width,
  height: image.height,
  altEn: image.altEn,
  altFr: image.altFr,
  permission: image.permission,
  permittedOn: image.permittedOn,
  uploadedAt: image.uploadedAt,
  smallest: sql<number>`(select min(${imageRendition.width}) from ${imageRendition} where ${imageRendition.imageId} = ${image.id})`,
};

const newest: Order = {
  by: [
    { key: image.uploadedAt, kind: "time" },
    { key: image.id, kind: "text" },
  ],
  newestFirst: true,
};

export async function listImages(db: Db, actor: Actor, sort: DateSort | undefined, place: Place) {
  mustHave(actor, "content");
  return readPage(byDate(newest, sort), { size: 50, ...place }, ({ where, orderBy, limit }) =>
    db
      .select({ ...columns, place: placeIn(newest) })
      .from(image)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  );
}

export async function findImage(db: Db, actor: Actor, id: string) {
  mustHave(actor, "content");
  const [found] = await db.select(columns).from(image).where(eq(image.id, id));
  return found;
}

export async function readRendition(db: Db, id: string, width: number) {
  const [found] = await db
    .select({ bytes: imageRendition.bytes })
    .from(imageRendition)
    .where(sql`${imageRendition.imageId} = ${id} and ${imageRendition.width} = ${width}`);
  return found && Buffer.from(found.bytes);
}
