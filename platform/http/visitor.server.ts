import { isIPv4, isIPv6 } from "node:net";

const dotted = /\d+(?:\.\d+){3}$/;
const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/;

/** The maximum length of an IP address, which leaves room for leading zeros, brackets, a zone and a port. */
const longestAddress = 100;

/**
 * Returns the canonical form of an IP address, without port, brackets or zone; undefined if the text is not an IP
 * address.
 */
function plainAddress(text: string) {
  // A header may contain 16 KB of digits, for which the regular expressions below would take quadratic time.
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

/** Behind `trustProxy` proxies, the address is the entry of X-Forwarded-For that the outermost proxy added. */
export function visitorAddress(connection: string | undefined, forwardedFor: string | null, trustProxy: number) {
  const believed = trustProxy > 0 ? forwardedFor?.split(",").at(-trustProxy) : undefined;
  return plainAddress(believed ?? "") ?? plainAddress(connection ?? "") ?? "unknown";
}

/** An IPv6 address is counted by its /64 network, because one household or server has a whole /64. */
export function limitKey(address: string) {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Array<string>(8 - before.length - after.length).fill("0") : [];
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}

/** Returns the key and, for IPv6, the /48 and /32 networks in which one person may have other addresses. */
export function networksOf(key: string) {
  const groups = key.split(":");
  return groups.length < 4 ? [key] : [4, 3, 2].map((length) => groups.slice(0, length).join(":"));
}
