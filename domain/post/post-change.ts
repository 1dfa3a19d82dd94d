import type { Problem, When } from "../content/editing.ts";

export type PostSaved =
  | { status: "saved"; id: number }
  | { status: "refused"; problems: Problem[] }
  | { status: "overtaken" }
  /** Publishing would send the newsletter to `mails` subscribers, but the editor has not confirmed that number. */
  | { status: "unasked"; mails: number };

export type PostChange = {
  id: number | null;
  /** The version of the post that the editor opened, used to detect concurrent edits. */
  base: string | null;
  post: unknown;
  when: When;
  mails?: number;
};
