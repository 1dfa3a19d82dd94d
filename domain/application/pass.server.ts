import { timingSafeEqual } from "node:crypto";
import { sign } from "../../platform/installation/secret.server.ts";

/** What the holder of a pass may reach: an application, a draft, or a link that does one thing once. */
export type PassTo = "application" | "application-draft" | "application-resume" | "application-revision";

const bytesOf = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex");
const markOf = (secret: string, to: PassTo, id: string) => sign(secret, to, id).slice(0, 22);

/** The part of an address that only whoever was given it knows; it stands in no table. */
export function passTo(to: PassTo, id: string, secret: string) {
  return bytesOf(id).toString("base64url") + markOf(secret, to, id);
}

/** The id that a pass opens; undefined when we did not write it. */
export function opens(to: PassTo, pass: string | undefined, secret: string) {
  if (!pass || !/^[\w-]{44}$/.test(pass)) return undefined;
  const hex = Buffer.from(pass.slice(0, 22), "base64url").toString("hex");
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const [given, right] = [Buffer.from(pass.slice(22)), Buffer.from(markOf(secret, to, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}
