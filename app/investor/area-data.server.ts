import { countUnread } from "../../domain/notification/own.server.ts";
import { waitingErasure } from "../../domain/person/erasure.server.ts";
import { services } from "../context/context.server.ts";
import { requireActor, type RouteArgs } from "../shell/require.server.ts";

export async function investorAreaData(args: RouteArgs) {
  const { actor } = requireActor(args, "investor");
  const { firstName, lastName, email } = actor.viewer;
  const { db } = args.context.get(services);
  return {
    name: [firstName, lastName].filter(Boolean).join(" ") || email,
    erasure: await waitingErasure(db, email),
    unread: await countUnread(db, actor),
  };
}

export type InvestorAreaData = Awaited<ReturnType<typeof investorAreaData>>;
