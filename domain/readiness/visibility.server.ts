import type { Db } from "../../platform/db/database.server.ts";
import { capTableOf } from "../cap-table/cap-table.server.ts";
import { hasLiveDeck } from "../deck/drawn.server.ts";
import { mustRead } from "../startup/access.ts";
import type { Actor } from "../person/actor.ts";
import { publicationOf } from "../publication/publication.server.ts";
import { founderProfileOf } from "../startup/founder-profile.server.ts";
import { visibilityRate } from "./attractiveness.ts";

const holdsFor = 90 * 24 * 3_600_000;

export async function readVisibility(db: Db, actor: Actor, now = new Date()) {
  const founder = mustRead(actor);
  const { profile } = await founderProfileOf(db, founder);
  const found = await publicationOf(db, founder);
  const open = found?.withdrawnAt === null ? found : null;
  const shows = (part: "deck" | "cap-table") => open?.shown.includes(part) ?? false;
  return visibilityRate({
    profile,
    hasLiveDeck: shows("deck") && (await hasLiveDeck(db, founder, profile.pitch_deck_url)),
    isConfirmed: open !== null && now.getTime() - open.confirmedAt.getTime() < holdsFor,
    sharesCapTable: shows("cap-table") && (await capTableOf(db, founder)) !== null,
  });
}

export type Visibility = Awaited<ReturnType<typeof readVisibility>>;
