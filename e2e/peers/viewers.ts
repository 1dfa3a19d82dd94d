import type { Actor } from "../../domain/person/actor.ts";
import type { Role } from "../../domain/person/viewer.ts";

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
