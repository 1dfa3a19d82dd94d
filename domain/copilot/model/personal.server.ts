import type { Db } from "../../../platform/db/database.server.ts";
import type { Actor } from "../../person/actor.ts";
import { readFounderProfile } from "../../startup/founder-profile.server.ts";
import type { Personal } from "./leaving.ts";

/** What is known of a founder and of their people that must not leave the house. */
export async function personalOf(db: Db, actor: Actor): Promise<Personal> {
  const { profile } = await readFounderProfile(db, actor);
  const { firstName, lastName, email } = actor.viewer;
  const people = `${profile.founder_name}, ${profile.co_founders}`.split(/[\s,;&]+/);
  return {
    // Word by word: whatever stands between them, they are found.
    names: [firstName, lastName, ...people].filter((name) => /^\p{Lu}/u.test(name)),
    others: [email, profile.email, profile.phone, profile.siren],
  };
}
