import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustBe } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { chatSetting } from "./chat.table.ts";

export type ChatSetting = { modelOffAt: Date | null; toldAt: Date | null };

export async function readChatSetting(db: Db, actor: Actor): Promise<ChatSetting> {
  const founder = mustBe(actor, "founder");
  const { modelOffAt, toldAt } = chatSetting;
  const [found] = await db.select({ modelOffAt, toldAt }).from(chatSetting).where(eq(chatSetting.founder, founder));
  return found ?? { modelOffAt: null, toldAt: null };
}

export async function chooseModel(db: Db, actor: Actor, choice: "with" | "without", now = new Date()) {
  const founder = mustBe(actor, "founder");
  const kept = { modelOffAt: choice === "without" ? now : null, toldAt: now };
  await db
    .insert(chatSetting)
    .values({ founder, ...kept })
    .onConflictDoUpdate({ target: chatSetting.founder, set: kept });
}
