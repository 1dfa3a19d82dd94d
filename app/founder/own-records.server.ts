import { mustRead } from "../../domain/startup/access.ts";
import { planOf, type CurrentPlan } from "../../domain/plan-grant/current-plan.server.ts";
import { type Erasure, waitingErasure } from "../../domain/person/erasure.server.ts";
import { readFounderProfile, type KeptFounderProfile } from "../../domain/startup/founder-profile.server.ts";
import { requireActor, type RouteArgs } from "../shell/require.server.ts";

type OwnRecords = {
  profile: Promise<KeptFounderProfile>;
  plan: Promise<CurrentPlan>;
  erasure: Promise<Erasure | null>;
};

const readIn = new WeakMap<RouteArgs["context"], OwnRecords>();

/** For loaders only, because an action may change these records, which are read once per request. */
export function ownRecords(args: RouteArgs): OwnRecords {
  const known = readIn.get(args.context);
  if (known) return known;
  const { actor, db } = requireActor(args, "founder");
  const read = {
    profile: readFounderProfile(db, actor),
    plan: planOf(db, mustRead(actor)),
    erasure: waitingErasure(db, actor.viewer.email),
  };
  // Prevents unhandled rejections when no caller awaits one of these promises.
  for (const promise of Object.values(read)) promise.catch(() => {});
  readIn.set(args.context, read);
  return read;
}
