import type { NotRead } from "../archive/unzip.server.ts";
import { type Heads, docx } from "./docx.ts";
import { pptx } from "./pptx.ts";
import { readDocx } from "./read-docx.ts";
import type { OfficeText } from "./text.ts";

/** What is done outside the thread that answers visitors, by name. */
export const tasks = {
  docx: ({ text, heads, madeAt }: { text: OfficeText; heads: Heads; madeAt: Date }): Uint8Array =>
    docx(text, heads, madeAt),
  pptx: ({ text, madeAt }: { text: OfficeText; madeAt: Date }): Uint8Array => pptx(text, madeAt),
  "read-docx": (file: Uint8Array): string => readDocx(file),
};

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;

export type Order<Name extends TaskName = TaskName> = { name: Name; given: Parameters<Tasks[Name]>[0] };

/** What a worker answers; `why` is a refusal of what it was given. */
export type Answer = { done: unknown } | { why: NotRead["why"] } | { failed: string };
