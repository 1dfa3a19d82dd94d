import type { Failure, Message } from "../../../domain/copilot/message.ts";

const mark = "unsaved-";

/** A message that the server has not told: of a line that broke, or before it began. */
export const unsavedMessage = (type: Message["type"], content: string, failure: Failure | null): Message => ({
  ...{ id: `${mark}${type}-${Date.now()}`, type, content, timestamp: Date.now(), lang: null, failure },
  parts:
    type === "copilot" && content
      ? [{ text: content, sum: [], sources: [], reading: [], offered: [], nextStep: null }]
      : [],
  ...{ isModel: false, unverified: [], isReported: false },
});

/** Why a message is no whole answer: of a line that broke, nobody knows whether a model answered. */
export const whyOf = (message: Message, failure: Failure) =>
  failure === "unreachable" && isUnsaved(message) ? "broken" : failure;

/** Of what has no name that the server knows, nothing can be asked of it. */
export const isUnsaved = ({ id }: Message) => id.startsWith(mark);
