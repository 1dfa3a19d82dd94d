import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/** Returns 256 random bits as text, for a cookie or a link. */
export const newToken = () => randomBytes(32).toString("base64url");

/** The digest is stored instead of the token, because the digest cannot be used as a token. */
export const digestOf = (token: string) => createHash("sha256").update(token).digest("base64url");

const keyFor = (secret: string, purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

export function seal(secret: string, purpose: string, text: string) {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFor(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Decrypts a text; throws if the text was modified, or encrypted with another secret or purpose. */
export function unseal(secret: string, purpose: string, sealed: string) {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyFor(secret, purpose), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}
