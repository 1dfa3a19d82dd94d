import type { Picture } from "../../domain/content/content.ts";
import { imagePath } from "../paths.ts";

/** Returns a picture's URL for a width in CSS pixels, with twice as many pixels for dense screens. */
export function sourceOf(picture: Picture | undefined, width: number) {
  if (!picture) return undefined;
  const enough = picture.widths.find((each) => each >= 2 * width) ?? picture.widths.at(-1) ?? picture.width;
  return imagePath(picture.id, enough);
}

export const sourcesOf = ({ id, widths }: Picture) =>
  widths.map((width) => `${imagePath(id, width)} ${width}w`).join(", ");
