import { Secret, TOTP } from "otpauth";

/** RFC 6238 with SHA-1, six digits and half a minute: what every authenticator app knows. */
const shape = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const period = shape.period * 1_000;

/** RFC 4648, without padding: what one types into an authenticator app. */
export const base32 = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;

/** The code of a step; `key` is base32. */
export const codeAt = (key: string, step: number) =>
  new TOTP({ ...shape, secret: key }).generate({ timestamp: step * period });

export const stepAt = (time: number) => Math.floor(time / period);

/** The step that a code is of, the current one or one beside it; undefined for a wrong code. */
export function stepOf(key: string, code: string, now = Date.now()) {
  const token = code.replaceAll(/\s/g, "");
  // The library compares codes byte by byte, and fails on digits of several bytes.
  if (!/^[0-9]{6}$/.test(token)) return undefined;
  const beside = new TOTP({ ...shape, secret: key }).validate({ token, timestamp: now, window: 1 });
  return beside === null ? undefined : stepAt(now) + beside;
}

/** What the QR code says to the app. */
export const totpAddress = (key: string, issuer: string, account: string) =>
  new TOTP({ ...shape, secret: key, issuer, label: account }).toString();
