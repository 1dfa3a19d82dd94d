import { networksOf } from "../http/visitor.server.ts";
import type { KeyedLimit, Limit } from "./bucket.server.ts";

/** The limit of the IPv6 network around an address is this many times as large as the limit of the address itself. */
const wider = 10;

/** Returns the limit for one IP address, and a larger limit for the IPv6 network around that address. */
export const onNetworks = (name: string, address: string, { capacity, perSecond, cost }: Limit): KeyedLimit[] =>
  networksOf(address)
    .slice(0, 2)
    .map((network, width) => ({
      key: `${name}:${network}`,
      capacity: capacity * wider ** width,
      perSecond: perSecond * wider ** width,
      ...(cost !== undefined && { cost }),
    }));
