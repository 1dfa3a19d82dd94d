import type { ImageProblem } from "../../../domain/content/image.ts";

/** A picture's file that was sent and is not stored yet, as a form carries it along: its name and its bytes in Base64. */
export type KeptFile = { name: string; bytes: string };

/** A picture that was sent for a place in the record and could not be stored. */
export type Upload = { words: Record<string, string>; problems: ImageProblem[]; kept: KeptFile | null };

/** What the fields of an upload for a place are called, before their own names. */
export const uploadStart = (place: string) => `upload:${place}:`;
