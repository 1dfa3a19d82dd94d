import { fundAgainAt, leftToAsk } from "../../../domain/introduction/ask.server.ts";
import { withoutContactDetails } from "../../../domain/introduction/contact-details.ts";
import { sentTo } from "../../../domain/introduction/sent.server.ts";
import { readInvestorProfile } from "../../../domain/investor/investor-profile.server.ts";
import { waitingErasure } from "../../../domain/person/erasure.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import type { Db } from "../../../platform/db/database.server.ts";

/** Call this function for approved investors only. */
export async function panelData(db: Db, actor: Actor, startup: string) {
  const now = new Date();
  const sent = await sentTo(db, actor, startup, now);
  const { profile, firm } = await readInvestorProfile(db, actor);
  const isOver = !sent || (sent.againAt !== null && sent.againAt <= now);
  const ofFund = isOver ? await fundAgainAt(db, actor, startup, now) : undefined;
  const isErasing = (await waitingErasure(db, actor.viewer.email)) !== null;
  return {
    ...{ now, sent, ofFund, isErasing },
    mayAsk: isOver && ofFund === undefined && !isErasing,
    left: await leftToAsk(db, actor, now),
    firm: withoutContactDetails(firm),
    wishes: profile,
  };
}

export type PanelData = Awaited<ReturnType<typeof panelData>>;
