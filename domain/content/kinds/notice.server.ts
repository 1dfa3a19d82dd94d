import * as z from "zod";
import { purposes } from "../../consent/consent.ts";
import { id, text, version } from "./text.server.ts";

/** What a form says about the data it asks for. */
export const notice = z.strictObject({
  kind: z.literal("notice"),
  id,
  version,
  summary: text,
  /** Title of the part that unfolds. */
  more: text,
  rows: z.array(z.strictObject({ label: text, value: text })).min(1),
  /** Words of the link to the privacy policy. */
  policy: text,
});

/** The words beside a box that is never ticked beforehand. */
export const consent = z.strictObject({
  kind: z.literal("consent"),
  id,
  version,
  text,
});

/** What is asked before anything of another company loads; of the purposes only those that the site is set up for. */
export const consentRequest = z.strictObject({
  kind: z.literal("consent-request"),
  id: z.literal("third-parties"),
  version,
  title: text,
  text,
  refuse: text,
  accept: text,
  /** Title of the part that unfolds. */
  choose: text,
  save: text,
  /** Words of the link to the page that tells the rest. */
  more: text,
  purposes: z
    .array(
      z.strictObject({
        id: z.enum(purposes),
        name: text,
        detail: text,
        /** For the page that tells the rest. */
        rows: z.array(z.strictObject({ label: text, value: text })).min(1),
      }),
    )
    .length(purposes.length),
});
