import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { takeAll } from "../../platform/rate/bucket.server.ts";
import { onNetworks } from "../../platform/rate/networks.server.ts";
import type { Choices, KeptChoice } from "./consent.ts";
import { consentProof, consentWording } from "./consent.table.ts";

export type Wording = { id: string; version: number; lang: Lang; shown: object };

export function wordingOf(version: number, lang: Lang, shown: object): Wording {
  const digest = createHash("sha256").update(JSON.stringify([version, lang, shown]));
  return { id: digest.digest("base64url").slice(0, 22), version, lang, shown };
}

type NewChoice = {
  /** The random number stored in this browser with an earlier choice; undefined if there was none. */
  visitor: string | undefined;
  choices: Choices;
  wording: Wording;
  address: string;
};

export type Kept = { status: "kept"; choice: KeptChoice } | { status: "limited"; retryAfter: number };

const minutes = 60;

/**
 * The maximum number of stored consent choices per day from one network address. The limit is high, because many phones
 * share an address.
 */
export const choicesOfNetworkADay = 2_000;
const aDay = { capacity: choicesOfNetworkADay, perSecond: choicesOfNetworkADay / (24 * 60 * minutes) };

export async function keepChoice(db: Db, { visitor, choices, wording, address }: NewChoice): Promise<Kept> {
  return db.transaction(async (tx) => {
    const taken = await takeAll(tx, [
      { key: `consent:address:${address}`, capacity: 120, perSecond: 120 / (10 * minutes) },
      ...onNetworks("consent:day", address, aDay),
      { key: "consent:all", capacity: 2_000, perSecond: 200 },
    ]);
    if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
    await tx.insert(consentWording).values(wording).onConflictDoNothing();
    const [proof] = await tx
      .insert(consentProof)
      .values({
        id: randomUUID(),
        visitor: visitor ?? randomBytes(16).toString("base64url"),
        ...choices,
        wording: wording.id,
      })
      .returning();
    if (!proof) throw new Error("The proof of a choice was not stored");
    return {
      status: "kept",
      choice: { visitor: proof.visitor, madeAt: proof.at, version: wording.version, choices },
    };
  });
}
