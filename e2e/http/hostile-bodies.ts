import { gzipSync } from "node:zlib";
import { type Ask, urlencoded } from "./ask.ts";

const megabyte = 2 ** 20;
const bomb = gzipSync(Buffer.alloc(50 * megabyte));

export function* bytes(size: number, fill = "a") {
  const piece = Buffer.alloc(64 * 1024, fill);
  for (let sent = 0; sent < size; sent += piece.length) yield piece.subarray(0, Math.min(piece.length, size - sent));
}

const json = { "content-type": "application/json" };
const multipart = { "content-type": "multipart/form-data; boundary=x" };
/** One part of a multipart body whose boundary is `x`. */
export const part = (name: string, value: string, more = "") =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const parts = (count: number) =>
  Buffer.from(`${Array.from({ length: count }, (_, index) => part(`f${index}`, "v")).join("")}--x--\r\n`);

export const hostileBodies: Record<string, () => Ask> = {
  "100 MB with their length": () => ({ headers: urlencoded, body: bytes(100 * megabyte), length: 100 * megabyte }),
  "100 MB in chunks": () => ({ headers: urlencoded, body: bytes(100 * megabyte) }),
  "100 MB of multipart": () => ({ headers: multipart, body: bytes(100 * megabyte), length: 100 * megabyte }),
  "100 MB of JSON": () => ({ headers: json, body: bytes(100 * megabyte, "[") }),
  "a gzip bomb": () => ({ headers: { ...urlencoded, "content-encoding": "gzip" }, body: bomb }),
  "multipart of 10,000 parts": () => ({ headers: multipart, body: parts(10_000) }),
  "multipart of 1,000 parts": () => ({ headers: multipart, body: parts(1_000) }),
  "multipart without an end": () => ({ headers: multipart, body: part("email", "a") }),
  "multipart without a boundary": () => ({
    headers: { "content-type": "multipart/form-data" },
    body: part("email", "a"),
  }),
  "multipart of garbage": () => ({
    headers: multipart,
    body: Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 256)),
  }),
  "a file where text belongs": () => ({
    headers: multipart,
    body: `${part("companyName", "MZ", '; filename="a.exe"\r\nContent-Type: application/octet-stream')}--x--\r\n`,
  }),
  "20,000 fields": () => ({ headers: urlencoded, body: "a&".repeat(20_000) }),
  "20,000 names": () => ({
    headers: urlencoded,
    body: Array.from({ length: 12_000 }, (_, index) => index.toString(36)).join("&"),
  }),
  "a million fields": () => ({ headers: urlencoded, body: Buffer.from("a=1&".repeat(1_000_000)) }),
  "JSON 10,000 deep": () => ({ headers: json, body: `${"[".repeat(10_000)}${"]".repeat(10_000)}` }),
  "malformed JSON": () => ({ headers: json, body: '{"email": ' }),
  "JSON that changes a prototype": () => ({ headers: json, body: '{"__proto__": {"polluted": true}}' }),
  "fields that change a prototype": () => ({
    headers: urlencoded,
    body: "__proto__=1&__proto__[polluted]=1&constructor[prototype][polluted]=1",
  }),
  "lists and objects for texts": () => ({ headers: urlencoded, body: "email[]=a&email[b]=c&companyName[0][0]=d" }),
  "another charset": () => ({
    headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-16" },
    body: Buffer.from("email=a%40b.example", "utf16le"),
  }),
  "bytes that are no text": () => ({
    headers: urlencoded,
    body: Buffer.from([0x65, 0x3d, 0xff, 0xfe, 0xc0, 0xaf, 0x00, 0xed, 0xa0, 0x80]),
  }),
  "broken escapes": () => ({ headers: urlencoded, body: "email=%&%%=%zz&%=%E0%A4%A" }),
  "plain text": () => ({ headers: { "content-type": "text/plain" }, body: "email=a" }),
  "no type": () => ({ body: "email=a" }),
  nothing: () => ({ headers: urlencoded, body: "" }),
  "no length and no type": () => ({}),
};

/**
 * Whether a POST to this path changes nothing if it contains no valid fields. The path then need not refuse hostile
 * bodies.
 */
export const harmless = (path: string) => /^\/(lang|theme|auth\/(logout|passkey\/challenge))(\.data)?$/.test(path);
