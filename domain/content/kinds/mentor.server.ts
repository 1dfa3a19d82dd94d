import * as z from "zod";
import { sectors, startupStages } from "../../startup/options.ts";
import { id, imageRef, text } from "./text.server.ts";

const level = z.int().min(0).max(5);

export const mentor = z.strictObject({
  kind: z.literal("mentor"),
  id,
  name: text,
  role: text,
  bio: text,
  image: imageRef.optional(),
  levels: z.strictObject({
    team: level,
    roles: level,
    problem: level,
    market: level,
    model: level,
    advantage: level,
    product: level,
    growth: level,
    reporting: level,
    retention: level,
    runway: level,
    "cap-table": level,
  }),
  /** The mentor's sectors; an empty list means all sectors. The same rule applies to `stages`. */
  sectors: z.array(z.enum(sectors)),
  stages: z.array(z.enum(startupStages)),
  /** The price in euros per hour, which the founder pays to the mentor. */
  hourlyPrice: z.int().nonnegative(),
  available: z.boolean(),
  sample: z.boolean(),
});
