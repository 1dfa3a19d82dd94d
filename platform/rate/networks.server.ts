import { networksOf } from "../http/visitor.server.ts";
import type { KeyedLimit, Limit } from "./bucket.server.ts";

/** The factor by which the limit of the surrounding IPv6 network is larger than the limit of one address. */
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
