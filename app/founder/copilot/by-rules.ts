import type { ShownModel } from "./talk-data.server.ts";

/** Whether our own calculations answer: the model only answers founders who have seen the AI notice. */
export const isByRules = (model: ShownModel | null) => !model?.isTold || model.isOff || model.isSpent;
