import { isIPv6 } from "node:net";

/**
 * The address that limits count: the connection's own, or with `trustProxy` proxies in front the entry
 * that the outermost of them added to X-Forwarded-For.
 */
export function visitorAddress(connection: string | undefined, forwardedFor: string | null, trustProxy: number) {
  const entries = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
  const believed = trustProxy > 0 ? entries.at(-trustProxy) : undefined;
  return believed || connection || "unknown";
}

/** What one household or server can hold cheaply counts as one: an IPv6 address is counted by its /64. */
export function limitKey(address: string) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail = ""] = plain.split("%")[0]?.split("::") ?? [];
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = plain.includes("::") ? Array<string>(8 - before.length - after.length).fill("0") : [];
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":");
}
