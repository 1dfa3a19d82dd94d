import type { Holder } from "./cap-table.ts";
import type { Round } from "./round.ts";

/** Rounds that a founder modelled, with the cap table of that day. */
export type Scenario = { name: string; holders: readonly Holder[]; rounds: readonly Round[] };
export type KeptScenario = Scenario & { id: string; savedAt: Date };

export const scenarioLimits = { scenarios: 12, name: 60 } as const;
