import type { ImageProblem } from "../../../domain/content/image.ts";

/**
 * A picture file that was uploaded but is not stored yet. The form contains the file's name and Base64 bytes, so that
 * the next submission includes the file.
 */
export type KeptFile = { name: string; bytes: string };

/**
 * A picture upload that could not be stored: the typed description, the errors, and the file for the next submission.
 */
export type Upload = { words: Record<string, string>; problems: ImageProblem[]; kept: KeptFile | null };

export const uploadStart = (place: string) => `upload:${place}:`;
