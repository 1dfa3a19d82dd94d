import type { ImageProblem } from "../../../domain/content/image.ts";

/**
 * A picture file that was uploaded but is not stored yet. The form contains the file's name and its bytes in Base64,
 * and submits them again.
 */
export type KeptFile = { name: string; bytes: string };

/** An uploaded picture for a field of the record that could not be stored, with its description and its errors. */
export type Upload = { words: Record<string, string>; problems: ImageProblem[]; kept: KeptFile | null };

export const uploadStart = (place: string) => `upload:${place}:`;
