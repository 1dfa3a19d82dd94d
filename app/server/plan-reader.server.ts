import { planOf } from "../../domain/plan-grant/current-plan.server.ts";
import { isFree, isOpen, type Right } from "../../domain/plan/rights.ts";
import type { App } from "../context/context.server.ts";

/** Returns whether a startup's plan includes a right, or null if the database cannot be read. */
export type PlanOpens = (startup: string, right: Right) => Promise<boolean | null>;

export const planReader =
  ({ database, log }: Pick<App, "database" | "log">): PlanOpens =>
  async (startup, right) => {
    if (isFree(right)) return true;
    try {
      return isOpen((await planOf(database.db, startup)).plan, right);
    } catch (error) {
      log.error({ error }, "a plan could not be read");
      return null;
    }
  };
