import type { Picture } from "../../domain/content/content.ts";
import { imagePath } from "../paths.ts";

/** The address of a picture that is shown `width` CSS pixels wide, sharp on dense screens. */
export function sourceOf(picture: Picture | undefined, width: number) {
  if (!picture) return undefined;
  const enough = picture.widths.find((each) => each >= 2 * width) ?? picture.widths.at(-1) ?? picture.width;
  return imagePath(picture.id, enough);
}

/** The `srcset` of a picture, for one that is shown at several widths. */
export const sourcesOf = ({ id, widths }: Picture) =>
  widths.map((width) => `${imagePath(id, width)} ${width}w`).join(", ");
