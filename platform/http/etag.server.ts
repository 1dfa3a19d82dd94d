import { createHash } from "node:crypto";

/** The tag by which a reader asks whether a text has changed. */
export const etagOf = (text: string) => `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
