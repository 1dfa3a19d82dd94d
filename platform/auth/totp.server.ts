import { Secret, TOTP } from "otpauth";

/** RFC 6238 with SHA-1, six digits and 30 seconds: the settings that every authenticator app supports. */
const shape = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const period = shape.period * 1_000;

/** RFC 4648 without padding: the form that people type into an authenticator app. */
export const base32 = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;

/** The code of a time step; `key` is base32. */
export const codeAt = (key: string, step: number) =>
  new TOTP({ ...shape, secret: key }).generate({ timestamp: step * period });

export const stepAt = (time: number) => Math.floor(time / period);

/** The time step of a code: the current one or a neighbour; undefined for a wrong code. */
export function stepOf(key: string, code: string, now = Date.now()) {
  const token = code.replaceAll(/\s/g, "");
  // The library compares bytes, and throws on multi-byte digits.
  if (!/^[0-9]{6}$/.test(token)) return undefined;
  const beside = new TOTP({ ...shape, secret: key }).validate({ token, timestamp: now, window: 1 });
  return beside === null ? undefined : stepAt(now) + beside;
}

/** The URI in the QR code. */
export const totpAddress = (key: string, issuer: string, account: string) =>
  new TOTP({ ...shape, secret: key, issuer, label: account }).toString();
