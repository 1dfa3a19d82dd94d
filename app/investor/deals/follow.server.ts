import { followedSince, followStartup, unfollow } from "../../../domain/follow/follow.server.ts";
import { updatesFrom } from "../../../domain/investor-update/read.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { pathOf } from "../../paths.ts";
import type { FormAction } from "../../shell/form/handle-action.server.ts";

export const readFollowing = async (db: Db, actor: Actor, startup: string) => ({
  since: await followedSince(db, actor, startup),
  updates: await updatesFrom(db, actor, startup),
});

export type Following = Awaited<ReturnType<typeof readFollowing>>;

export function followActions(db: Db, actor: Actor, startup: string): Record<string, FormAction> {
  const here = { to: `${pathOf("investor-startup", { startup })}#follow` };
  return {
    async follow() {
      if (!(await followStartup(db, actor, startup))) throw new Response(null, { status: 404 });
      return here;
    },
    async unfollow() {
      await unfollow(db, actor, startup);
      return here;
    },
  };
}
