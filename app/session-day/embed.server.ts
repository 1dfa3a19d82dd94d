import { randomUUID } from "node:crypto";
import * as z from "zod";

/** The check-in form. Without script, the server sets the check-in's id and time. */
export const presenceForm = z
  .object({
    guest: z.string().max(100),
    kind: z.enum(["investor", "startup"]),
    present: z.enum(["yes", "no"]),
    tap: z.uuid().optional().catch(undefined),
    tapped_at: z.iso.datetime().optional().catch(undefined),
  })
  .transform(({ present, tap, tapped_at: tappedAt, ...who }) => ({
    ...who,
    present: present === "yes",
    tap: tap ?? randomUUID(),
    tappedAt: tappedAt === undefined ? new Date() : new Date(tappedAt),
  }));
