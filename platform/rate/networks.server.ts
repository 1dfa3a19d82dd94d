import { networksOf } from "../http/visitor.server.ts";
import type { KeyedLimit, Limit } from "./bucket.server.ts";

/** A network around an IPv6 address may take so many times what one address may. */
const wider = 10;

/** A limit for what comes from one address, as limits count it, and a wider one for the network around it. */
export const onNetworks = (name: string, address: string, { capacity, perSecond, cost }: Limit): KeyedLimit[] =>
  networksOf(address)
    .slice(0, 2)
    .map((network, width) => ({
      key: `${name}:${network}`,
      capacity: capacity * wider ** width,
      perSecond: perSecond * wider ** width,
      ...(cost !== undefined && { cost }),
    }));
