import type { ShownModel } from "./talk-data.server.ts";

/** Checks whether the site's own rules answer a founder's question instead of the AI model. */
export const isByRules = (model: ShownModel | null) => !model?.isTold || model.isOff || model.isSpent;
