import type { Text } from "../content/content.ts";

type BodyPicture = { width: number; height: number; alt: Text; widths: number[] };

export type BodyPictures = ReadonlyMap<string, BodyPicture>;

export const noBodyPictures: BodyPictures = new Map();

/** Matches the URL of an uploaded picture of any width, with or without a host name. */
const served = /^(?:https?:\/\/[^/]+)?\/images\/([\w-]{22})-\d+\.webp$/;

export const pictureAt = (address: string) => served.exec(address)?.[1];

export const picturesNamedIn = (body: string) => [
  ...new Set([...body.matchAll(/\/images\/([\w-]{22})-\d+\.webp/g)].map(([, id = ""]) => id)),
];
