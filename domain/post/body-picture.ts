import type { Text } from "../content/content.ts";

/** An uploaded picture that a post's text may contain; widths in pixels, smallest first. */
type BodyPicture = { width: number; height: number; alt: Text; widths: number[] };

export type BodyPictures = ReadonlyMap<string, BodyPicture>;

export const noBodyPictures: BodyPictures = new Map();

/** The URL of an uploaded picture as copied from the editor: on this site, in one of its widths. */
const served = /^(?:https?:\/\/[^/]+)?\/images\/([\w-]{22})-\d+\.webp$/;

export const pictureAt = (address: string) => served.exec(address)?.[1];

/** The ids of the uploaded pictures whose URLs occur in a text. */
export const picturesNamedIn = (body: string) => [
  ...new Set([...body.matchAll(/\/images\/([\w-]{22})-\d+\.webp/g)].map(([, id = ""]) => id)),
];
