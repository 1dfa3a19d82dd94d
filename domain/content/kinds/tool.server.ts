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
  minutes: z.int().positive().max(480),
  /** The input that a founder needs, and the result. */
  needs: text,
  gives: text,
  sample: z.boolean(),
});
