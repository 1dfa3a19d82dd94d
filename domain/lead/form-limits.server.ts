import type { Db } from "../../platform/db/database.server.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import { takeAll } from "../../platform/rate/bucket.server.ts";

const minutes = 60;
const hours = 60 * minutes;

/** Counts one sending of a public form: by address, by e-mail and by everybody, over all forms together. */
export function takeSending(db: Db, secret: string, { address, email }: { address: string; email: string }) {
  return takeAll(db, [
    { key: `form:address:${address}`, capacity: 5, perSecond: 5 / (10 * minutes) },
    { key: `form:email:${sign(secret, "limit", email)}`, capacity: 3, perSecond: 3 / (24 * hours) },
    { key: "form:all", capacity: 2_000, perSecond: 200 },
  ]);
}
