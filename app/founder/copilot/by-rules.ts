import type { ShownModel } from "./talk-data.server.ts";

/**
 * Checks whether the site's own rules answer instead of the AI model. The model answers only founders who have seen the
 * AI notice.
 */
export const isByRules = (model: ShownModel | null) => !model?.isTold || model.isOff || model.isSpent;
