import { services } from "../../context/context.server.ts";
import type { RouteArgs } from "../../shell/require.server.ts";

export function sessionIn({ context, params }: RouteArgs & { params: { id: string } }) {
  const found = context
    .get(services)
    .content.list("event", context.get(services).lang)
    .find(({ id }) => id === params.id);
  return found?.startsOn ? { ...found, startsOn: found.startsOn } : undefined;
}
