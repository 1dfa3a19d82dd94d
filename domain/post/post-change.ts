import type { Problem, When } from "../content/editing.ts";

export type PostSaved =
  | { status: "saved"; id: number }
  | { status: "refused"; problems: Problem[] }
  | { status: "overtaken" }
  /** The post would be mailed to `mails` readers, and the editor has not confirmed that number. */
  | { status: "unasked"; mails: number };

export type PostChange = {
  id: number | null;
  /** The version that the editor opened, used to detect concurrent edits. */
  base: string | null;
  post: unknown;
  when: When;
  mails?: number;
};
