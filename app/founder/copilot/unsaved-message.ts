import type { Failure, Message } from "../../../domain/copilot/message.ts";

const mark = "unsaved-";

/** A local message that the server has not confirmed: the connection broke, or failed to open. */
export const unsavedMessage = (type: Message["type"], content: string, failure: Failure | null): Message => ({
  ...{ id: `${mark}${type}-${Date.now()}`, type, content, timestamp: Date.now(), lang: null, failure },
  parts:
    type === "copilot" && content
      ? [{ text: content, sum: [], sources: [], reading: [], offered: [], nextStep: null }]
      : [],
  ...{ isModel: false, unverified: [], isReported: false },
});

/** Why an answer is incomplete; after a broken connection it is unknown whether a model answered. */
export const whyOf = (message: Message, failure: Failure) =>
  failure === "unreachable" && isUnsaved(message) ? "broken" : failure;

/** Whether a message has a local id only, so that the server accepts no action on it. */
export const isUnsaved = ({ id }: Message) => id.startsWith(mark);
