import { type Heads, docx } from "./document/docx.ts";
import { pptx } from "./slides/pptx.ts";
import { type DocxLimits, readDocx } from "./document/read-docx.ts";
import type { OfficeText } from "./text.ts";

export const tasks = {
  docx: ({ text, heads, madeAt }: { text: OfficeText; heads: Heads; madeAt: Date }): Uint8Array =>
    docx(text, heads, madeAt),
  pptx: ({ text, madeAt }: { text: OfficeText; madeAt: Date }): Uint8Array => pptx(text, madeAt),
  "read-docx": ({ file, limits }: { file: Uint8Array; limits: DocxLimits }): string => readDocx(file, limits),
};
