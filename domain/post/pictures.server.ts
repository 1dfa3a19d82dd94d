import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { image, imageRendition } from "../content/image.table.ts";
import { type BodyPictures, picturesNamedIn } from "./body-picture.ts";

export async function picturesFor(db: Db, bodies: readonly string[]): Promise<BodyPictures> {
  const named = picturesNamedIn(bodies.join("\n"));
  if (named.length === 0) return new Map();
  const { id, width, height, altEn, altFr } = image;
  const found = await db
    .select({
      ...{ id, width, height, altEn, altFr },
      widths: sql<number[]>`array_agg(${imageRendition.width} order by ${imageRendition.width})`,
    })
    .from(image)
    .innerJoin(imageRendition, eq(imageRendition.imageId, id))
    .where(inArray(id, named))
    .groupBy(id);
  return new Map(found.map(({ id: key, altEn: en, altFr: fr, ...picture }) => [key, { ...picture, alt: { en, fr } }]));
}
