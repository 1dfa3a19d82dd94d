import { createHash } from "node:crypto";

/** The ETag of a text. */
export const etagOf = (text: string) => `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
