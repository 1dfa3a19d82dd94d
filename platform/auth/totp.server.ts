import { Secret, TOTP } from "otpauth";

/** The settings for one-time codes (RFC 6238) that every authenticator app supports. */
const shape = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const period = shape.period * 1_000;

/** Encodes a key in base32 (RFC 4648, without padding), so that people can type it into an authenticator app. */
export const base32 = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;

export const codeAt = (key: string, step: number) =>
  new TOTP({ ...shape, secret: key }).generate({ timestamp: step * period });

export const stepAt = (time: number) => Math.floor(time / period);

/** Returns the time step of a valid code (current, previous or next); undefined if the code is wrong. */
export function stepOf(key: string, code: string, now = Date.now()) {
  const token = code.replaceAll(/\s/g, "");
  // The library compares the codes as bytes and throws on digits of more than one byte, so only ASCII digits are
  // accepted.
  if (!/^[0-9]{6}$/.test(token)) return undefined;
  const beside = new TOTP({ ...shape, secret: key }).validate({ token, timestamp: now, window: 1 });
  return beside === null ? undefined : stepAt(now) + beside;
}

export const totpAddress = (key: string, issuer: string, account: string) =>
  new TOTP({ ...shape, secret: key, issuer, label: account }).toString();
