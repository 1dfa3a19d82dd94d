import type { ShownModel } from "./talk-data.server.ts";

/** Whether our own calculations answer: whoever was not told of a model is not answered by it either. */
export const isByRules = (model: ShownModel | null) => !model?.isTold || model.isOff || model.isSpent;
