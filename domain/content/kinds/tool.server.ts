import * as z from "zod";
import { toolCategories, toolIds } from "../../toolkit/tool.ts";
import { text } from "./text.server.ts";

/** A tool of the founders' toolkit. The plans that include it are in domain/plan/rights. */
export const tool = z.strictObject({
  kind: z.literal("tool"),
  id: z.enum(toolIds),
  name: text,
  description: text,
  category: z.enum(toolCategories),
  /** The time it takes, in minutes. */
  minutes: z.int().positive().max(480),
  /** What a founder needs for it, and its result. */
  needs: text,
  gives: text,
  sample: z.boolean(),
});
