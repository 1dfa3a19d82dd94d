import type { ImageProblem } from "../../../domain/content/image.ts";

/** A picture file that was sent but not stored yet: its name and its bytes in Base64, which the form sends again. */
export type KeptFile = { name: string; bytes: string };

/** A picture sent for a field of the record that could not be stored. */
export type Upload = { words: Record<string, string>; problems: ImageProblem[]; kept: KeptFile | null };

/** The prefix of the names of an upload's fields. */
export const uploadStart = (place: string) => `upload:${place}:`;
