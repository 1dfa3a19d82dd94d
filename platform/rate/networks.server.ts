import { networksOf } from "../http/visitor.server.ts";
import type { KeyedLimit, Limit } from "./bucket.server.ts";

/** How many times an address's limit each wider IPv6 network has. */
const wider = 10;

/** A limit for one address, and larger ones for the networks around it. */
export const onNetworks = (name: string, address: string, { capacity, perSecond, cost }: Limit): KeyedLimit[] =>
  networksOf(address)
    .slice(0, 2)
    .map((network, width) => ({
      key: `${name}:${network}`,
      capacity: capacity * wider ** width,
      perSecond: perSecond * wider ** width,
      ...(cost !== undefined && { cost }),
    }));
