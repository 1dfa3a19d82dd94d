import { readSession, type SignedIn } from "../../domain/person/session.server.ts";
import type { App } from "../context/context.server.ts";

/** Returns the session of a token: undefined if there is none, null if the database cannot be read. */
export type WhoHolds = (token: string | undefined) => Promise<SignedIn | null | undefined>;

export const sessionReader =
  ({ database, log }: Pick<App, "database" | "log">): WhoHolds =>
  async (token) => {
    if (token === undefined) return undefined;
    try {
      return await readSession(database.db, token);
    } catch (error) {
      log.error({ error }, "a session could not be read");
      return null;
    }
  };
