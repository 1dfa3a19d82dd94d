import type { Actor } from "../../domain/person/actor.ts";
import { person } from "../../domain/person/person.table.ts";
import type { Role } from "../../domain/person/viewer.ts";
import type { Db } from "../../platform/db/database.server.ts";

/** Somebody signed in, for the tests of verbs; no session is behind it. */
export const signedIn = (role: Role, id = "someone"): Actor => ({
  viewer: {
    id,
    email: `${id}@lab.test`,
    firstName: "Camille",
    lastName: "Martin",
    role,
    approved: true,
    sessionId: "session",
  },
  address: "10.0.0.1",
});

/** Founders whose rows a test needs; `signedIn` stands for each of them. */
export async function addFounders(db: Db, ...ids: string[]) {
  await db.insert(person).values(
    ids.map((id) => ({
      ...{ id, email: `${id}@marsh.example`, name: id, firstName: id, lastName: "Exemple" },
      ...{ role: "founder" as const, lang: "fr" as const },
    })),
  );
}
