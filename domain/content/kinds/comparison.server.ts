import * as z from "zod";
import { id, pageRef, text } from "./text.server.ts";

export const comparison = z.strictObject({
  kind: z.literal("comparison"),
  id,
  page: pageRef,
  name: text,
  thelab: z.boolean(),
  thelabWords: text,
  traditional: z.boolean(),
  traditionalWords: text,
});

export const comparisonTable = z.strictObject({
  title: text,
  caption: text,
  columns: z.strictObject({ criterion: text, thelab: text, traditional: text }),
  yes: text,
  no: text,
  note: text,
});
