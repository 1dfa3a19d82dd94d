import type { Holder } from "./cap-table.ts";
import type { Round } from "./round.ts";

/** Rounds modelled by a founder, with the cap table at the time of saving. */
export type Scenario = { name: string; holders: readonly Holder[]; rounds: readonly Round[] };
export type KeptScenario = Scenario & { id: string; savedAt: Date };

export const scenarioLimits = { scenarios: 12, name: 60 } as const;
