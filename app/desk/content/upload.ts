import type { ImageProblem } from "../../../domain/content/image.ts";

/** What came of a picture that was uploaded for a place in the record; without problems it is chosen there. */
export type Upload = { place: string; words: Record<string, string>; problems: ImageProblem[] };

/** What the fields of an upload for a place are called, before their own names. */
export const uploadStart = (place: string) => `upload:${place}:`;

const does = "picture:";

/** What the button says that uploads a picture for a place. */
export const uploadFor = (place: string) => does + place;

/** The place that a picture is uploaded for; null for another button. */
export const placeOfUpload = (button: string) => (button.startsWith(does) ? button.slice(does.length) : null);

/** The fields of the uploads in a form, by their places. A `file` is only the name of one that stayed behind. */
export function readUploads(fields: ReadonlyMap<string, string>) {
  const uploads = new Map<string, Record<string, string>>();
  for (const [name, value] of fields) {
    const [, place, field] = /^upload:([\w.-]+):(\w+)$/.exec(name) ?? [];
    if (place && field) uploads.set(place, { ...uploads.get(place), [field]: value });
  }
  return uploads;
}
