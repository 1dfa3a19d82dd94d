import { isIPv4, isIPv6 } from "node:net";

const dotted = /\d+(?:\.\d+){3}$/;
const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/;

/** Longer than any address with leading zeros, brackets, a zone and a port. */
const longestAddress = 100;

/** The canonical form of an IP address, without port, brackets or zone; undefined if the text is not one. */
function plainAddress(text: string) {
  // Long runs of digits take quadratic time below, and a header may have 16 KB of them.
  if (text.length > longestAddress) return undefined;
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "")
    .replace(dotted, (four) => four.replace(/\b0+(?=\d)/g, ""));
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const six = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [, high, low] = mapped.exec(six) ?? [];
  if (!high || !low) return six;
  return [high, low].flatMap((half) => [parseInt(half, 16) >> 8, parseInt(half, 16) & 255]).join(".");
}

/**
 * The visitor's address for rate limits: the connection's, or behind `trustProxy` proxies the entry that the outermost
 * of them added to X-Forwarded-For.
 */
export function visitorAddress(connection: string | undefined, forwardedFor: string | null, trustProxy: number) {
  const believed = trustProxy > 0 ? forwardedFor?.split(",").at(-trustProxy) : undefined;
  return plainAddress(believed ?? "") ?? plainAddress(connection ?? "") ?? "unknown";
}

/** The unit of limits: an IPv6 address counts by its /64, because one household or server has all of it. */
export function limitKey(address: string) {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Array<string>(8 - before.length - after.length).fill("0") : [];
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}

/**
 * The rate limit's key of an address, and those of the wider networks in which the same person may have other
 * addresses: the IPv6 /48 and /32.
 */
export function networksOf(key: string) {
  const groups = key.split(":");
  return groups.length < 4 ? [key] : [4, 3, 2].map((length) => groups.slice(0, length).join(":"));
}
