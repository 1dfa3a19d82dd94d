import type { Failure, Message } from "../../../domain/copilot/message.ts";

const mark = "unsaved-";

/** Creates a local message that the server has not confirmed, because the connection broke or could not be opened. */
export const unsavedMessage = (type: Message["type"], content: string, failure: Failure | null): Message => ({
  ...{ id: `${mark}${type}-${Date.now()}`, type, content, timestamp: Date.now(), lang: null, failure },
  parts:
    type === "copilot" && content
      ? [{ text: content, sum: [], sources: [], reading: [], offered: [], nextStep: null }]
      : [],
  ...{ isModel: false, unverified: [], isReported: false },
});

/**
 * Returns the failure to show; for an unsaved message, "unreachable" becomes "broken", because the model may have
 * answered anyway.
 */
export const whyOf = (message: Message, failure: Failure) =>
  failure === "unreachable" && isUnsaved(message) ? "broken" : failure;

/** Checks whether a message has only a local id. The server accepts no action on such a message. */
export const isUnsaved = ({ id }: Message) => id.startsWith(mark);
