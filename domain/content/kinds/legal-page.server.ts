import * as z from "zod";
import { day, id, link, metadata, text, version } from "./text.server.ts";

const block = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text"), text }),
  z.strictObject({ type: z.literal("list"), items: z.array(text).min(1) }),
  z.strictObject({
    type: z.literal("rows"),
    rows: z.array(z.strictObject({ label: text, value: text })).min(1),
  }),
  z.strictObject({
    type: z.literal("table"),
    caption: text,
    columns: z.array(text).min(2),
    rows: z.array(z.array(text).min(2)).min(1),
  }),
  z.strictObject({ type: z.literal("box"), title: text, lines: z.array(text).min(1) }),
  z.strictObject({ type: z.literal("link"), label: text, href: link }),
  z.strictObject({ type: z.literal("page"), label: text, page: id }),
]);

const section = z.strictObject({ id, title: text, blocks: z.array(block).min(1) });

const legal = {
  kind: z.literal("page"),
  metadata,
  title: text,
  updatedOn: day,
  intro: z.array(text).min(1),
  sections: z.array(section).min(1),
};

export const privacyPage = z.strictObject({ ...legal, id: z.literal("privacy") });
export const legalNoticePage = z.strictObject({ ...legal, id: z.literal("legal-notice") });
export const cookiesPage = z.strictObject({ ...legal, id: z.literal("cookies") });
/** The cookies page used when the site includes third-party services that require consent. */
export const cookiesAndConsentPage = z.strictObject({ ...legal, id: z.literal("cookies-and-consent") });
/** Fields of terms that people accept. The accepted version is stored with the person. */
const versioned = { ...legal, version };
export const termsPage = z.strictObject({ ...versioned, id: z.literal("terms") });
export const saleTermsPage = z.strictObject({ ...versioned, id: z.literal("sale-terms") });
export const accessibilityPage = z.strictObject({
  ...legal,
  id: z.literal("accessibility"),
  /** The accessibility statement shown on every page, in the wording that the law requires. */
  statusLine: text,
});
