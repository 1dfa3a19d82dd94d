import { createHmac, timingSafeEqual } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const period = 30_000;
const digits = 6;

/** RFC 4648, without padding: what one types into an authenticator app. */
export function base32(bytes: Uint8Array) {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

function fromBase32(text: string) {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** RFC 6238 with SHA-1, six digits and half a minute: what every authenticator app knows. `key` is base32. */
export function codeAt(key: string, step: number) {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", fromBase32(key)).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7f_ff_ff_ff) % 10 ** digits).padStart(digits, "0");
}

export const stepAt = (time: number) => Math.floor(time / period);

/** The step that a code is of, the current one or one beside it; undefined for a wrong code. */
export function stepOf(key: string, code: string, now = Date.now()) {
  const given = Buffer.from(code.replaceAll(/\s/g, ""));
  return [0, -1, 1]
    .map((beside) => stepAt(now) + beside)
    .find((step) => given.length === digits && timingSafeEqual(given, Buffer.from(codeAt(key, step))));
}

/** What the QR code says to the app. */
export function totpAddress(key: string, issuer: string, account: string) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(issuer)}`;
}
