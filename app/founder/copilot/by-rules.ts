import type { ShownModel } from "./talk-data.server.ts";

/**
 * Checks whether the site's own rules answer a founder's question instead of the AI model. They do if no model is
 * connected, if the founder has not seen the AI notice or has switched the model off, or if the month's token budget is
 * used up.
 */
export const isByRules = (model: ShownModel | null) => !model?.isTold || model.isOff || model.isSpent;
