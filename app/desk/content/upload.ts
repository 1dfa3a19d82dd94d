import type { ImageProblem } from "../../../domain/content/image.ts";

/** An uploaded but unstored picture: the form contains its Base64 bytes, so that the next submission includes it. */
export type KeptFile = { name: string; bytes: string };

/**
 * A picture upload that could not be stored: the typed description, the errors, and the file for the next submission.
 */
export type Upload = { words: Record<string, string>; problems: ImageProblem[]; kept: KeptFile | null };

export const uploadStart = (place: string) => `upload:${place}:`;
