import type { Text } from "../content/content.ts";

/** An uploaded picture as a text may show it: its widths in pixels, the smallest first. */
type BodyPicture = { width: number; height: number; alt: Text; widths: number[] };

/** The pictures that texts may show, by their ids. */
export type BodyPictures = ReadonlyMap<string, BodyPicture>;

export const noBodyPictures: BodyPictures = new Map();

/** Where an uploaded picture is served, as an editor copies it: on this site, in one of its widths. */
const served = /^(?:https?:\/\/[^/]+)?\/images\/([\w-]{22})-\d+\.webp$/;

export const pictureAt = (address: string) => served.exec(address)?.[1];

/** The ids of the uploaded pictures that a text names. */
export const picturesNamedIn = (body: string) => [
  ...new Set([...body.matchAll(/\/images\/([\w-]{22})-\d+\.webp/g)].map(([, id = ""]) => id)),
];
