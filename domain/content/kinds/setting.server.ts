import * as z from "zod";
import { line, link, text } from "./text.server.ts";

const email = z.union([z.literal(""), z.email()]);
const linkOrNone = z.union([z.literal(""), link]);

/** An empty setting is printed as "to be completed", or the setting's line is omitted. */
export const site = z.strictObject({
  kind: z.literal("setting"),
  id: z.literal("site"),
  organisation: z.string().trim().min(1).max(100),
  legalName: line,
  legalForm: line,
  shareCapital: line,
  registeredOffice: line,
  registration: line,
  siren: line,
  vatNumber: line,
  publicationDirector: line,
  legalEmail: email,
  legalPhone: line,
  hostName: line,
  hostAddress: line,
  hostPhone: line,
  emailProvider: line,
  contactEmail: email,
  contactPhone: line,
  street: line,
  postcode: line,
  city: line,
  country: text,
  socialLink: linkOrNone,
  /** The link to the chat of the startups and the team. Only accepted startups see this link. */
  chatWorkspaceLink: linkOrNone.default(""),
  notificationEmail: email,
  mediatorName: line.default(""),
  mediatorSite: linkOrNone.default(""),
  /**
   * The tax basis of prices without a tax basis of their own: excluding tax (HT), including tax (TTC), or not decided
   * yet.
   */
  priceTax: z.enum(["unknown", "HT", "TTC"]).default("unknown"),
  /** The delay in minutes before a decision on an application is e-mailed. Until then the decision can be undone. */
  decisionHold: z.number().int().min(0).max(120).default(15),
  /** Whether sample records are shown; set to false at the launch to hide all invented examples. */
  sampleContentShown: z.boolean(),
});
