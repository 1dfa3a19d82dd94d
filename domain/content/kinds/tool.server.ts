import * as z from "zod";
import { toolCategories, toolIds } from "../../toolkit/tool.ts";
import { text } from "./text.server.ts";

export const tool = z.strictObject({
  kind: z.literal("tool"),
  id: z.enum(toolIds),
  name: text,
  description: text,
  category: z.enum(toolCategories),
  minutes: z.int().positive().max(480),
  /** The input that the tool needs; `gives` describes its result. */
  needs: text,
  gives: text,
  sample: z.boolean(),
});
