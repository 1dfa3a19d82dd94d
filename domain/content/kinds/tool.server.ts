import * as z from "zod";
import { toolCategories, toolIds } from "../../toolkit/tool.ts";
import { text } from "./text.server.ts";

/** A tool of the founders' toolkit. Which plan opens it stands in domain/plan/rights. */
export const tool = z.strictObject({
  kind: z.literal("tool"),
  id: z.enum(toolIds),
  name: text,
  description: text,
  category: z.enum(toolCategories),
  /** Minutes that it takes. */
  minutes: z.int().positive().max(480),
  /** What a founder has to have at hand, and what they leave with. */
  needs: text,
  gives: text,
  sample: z.boolean(),
});
