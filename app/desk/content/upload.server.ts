import type { Problem } from "../../../domain/content/editing.ts";
import type { Group } from "../../../domain/content/field.ts";
import { addImage } from "../../../domain/content/add-image.server.ts";
import { findImage } from "../../../domain/content/image-list.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import type { readLongForm } from "../../../platform/http/fields.server.ts";
import { type FormValues, picturePlaces, putAt } from "../editor/form-values.ts";
import type { OfferedPicture } from "./editor.server.ts";
import { type Upload, uploadStart } from "./upload.ts";

type Sent = Pick<NonNullable<Awaited<ReturnType<typeof readLongForm>>>, "fields" | "files">;

const described = ["altEn", "altFr", "permission", "permittedOn"] as const;

/** Stores the picture from the form fields with the prefix `start`; returns undefined when there is no picture. */
export async function takePicture(db: Db, actor: Actor, { fields, files }: Sent, start: string) {
  const get = (name: string) => fields.get(start + name) ?? "";
  const sent = files.find(({ field }) => field === `${start}file`);
  const [kept, keptName] = [get("kept"), get("keptName")];
  const words = Object.fromEntries(described.map((name) => [name, get(name)]));
  const isBegun = Object.values(words).some(Boolean) || get("file") !== "";
  // A `keptName` without a file means that the editor has deselected the earlier file.
  if (!sent && !kept && (!isBegun || keptName)) return undefined;
  const file = sent
    ? { name: sent.name, bytes: await sent.read() }
    : kept
      ? { name: keptName, bytes: Buffer.from(kept, "base64") }
      : null;
  const added = await addImage(db, actor, file, words);
  if (added.status === "saved") return added;
  const bytes = added.kept?.toString("base64");
  return {
    status: "refused" as const,
    upload: {
      words,
      problems: added.problems,
      kept: bytes ? { name: file?.name ?? "", bytes } : null,
    } satisfies Upload,
  };
}

type Taken = {
  record: FormValues;
  /** The form's values for showing the form again. They also contain the uploads that could not be stored. */
  typed: FormValues;
  problems: Problem[];
  pictures: OfferedPicture[];
  /** Whether an uploaded picture was already stored, with another description perhaps. */
  isKnown: boolean;
};

/** Stores the pictures uploaded with a form and sets the id of each picture as the value of its field. */
export async function takePictures(db: Db, actor: Actor, field: Group, read: FormValues, sent: Sent): Promise<Taken> {
  const taken: Taken = { record: read, typed: read, problems: [], pictures: [], isKnown: false };
  for (const place of picturePlaces(field, read)) {
    const picture = await takePicture(db, actor, sent, uploadStart(place));
    if (picture?.status === "saved") {
      const { id } = picture;
      taken.isKnown ||= picture.isKnown;
      taken.record = putAt(field, taken.record, place, { image: id });
      taken.typed = putAt(field, taken.typed, place, { image: id });
      taken.pictures.push(...[await findImage(db, actor, id)].filter((found) => found !== undefined));
    } else if (picture) {
      const { upload } = picture;
      taken.typed = putAt(field, taken.typed, place, { image: sent.fields.get(place) ?? "", upload });
      taken.problems.push(...upload.problems.map((name): Problem => ({ path: `${place}.${name}`, code: "empty" })));
    }
  }
  return taken;
}
