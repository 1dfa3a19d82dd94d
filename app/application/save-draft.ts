import { pathOf } from "../paths.ts";
import type { DraftAnswer } from "./draft-answer.ts";

/** Sends a draft to the server; the request also completes while the page is being closed. */
export async function saveDraft(fields: Record<string, string>): Promise<DraftAnswer> {
  try {
    const response = await fetch(pathOf("draft-save"), {
      method: "POST",
      body: new URLSearchParams(fields),
      keepalive: true,
    });
    return (await response.json()) as DraftAnswer;
  } catch {
    return { status: "unavailable" };
  }
}
