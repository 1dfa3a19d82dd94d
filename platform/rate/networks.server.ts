import { networksOf } from "../http/visitor.server.ts";
import type { KeyedLimit, Limit } from "./bucket.server.ts";

/** The limit of the next wider IPv6 network, as a multiple of an address's. */
const wider = 10;

/** The limit for one address, and a larger one for the network around it. */
export const onNetworks = (name: string, address: string, { capacity, perSecond, cost }: Limit): KeyedLimit[] =>
  networksOf(address)
    .slice(0, 2)
    .map((network, width) => ({
      key: `${name}:${network}`,
      capacity: capacity * wider ** width,
      perSecond: perSecond * wider ** width,
      ...(cost !== undefined && { cost }),
    }));
