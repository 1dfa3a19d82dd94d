import * as z from "zod";
import { purposes } from "../../consent/consent.ts";
import { id, text, version } from "./text.server.ts";

export const notice = z.strictObject({
  kind: z.literal("notice"),
  id,
  version,
  summary: text,
  more: text,
  rows: z.array(z.strictObject({ label: text, value: text })).min(1),
  policy: text,
});

/** The text beside a consent checkbox. Consent checkboxes are never ticked in advance. */
export const consent = z.strictObject({
  kind: z.literal("consent"),
  id,
  version,
  text,
});

/**
 * The consent request shown before third-party content loads. It lists only the purposes that the site is configured
 * for.
 */
export const consentRequest = z.strictObject({
  kind: z.literal("consent-request"),
  id: z.literal("third-parties"),
  version,
  title: text,
  text,
  refuse: text,
  accept: text,
  choose: text,
  save: text,
  more: text,
  purposes: z
    .array(
      z.strictObject({
        id: z.enum(purposes),
        name: text,
        detail: text,
        rows: z.array(z.strictObject({ label: text, value: text })).min(1),
      }),
    )
    .length(purposes.length),
});
