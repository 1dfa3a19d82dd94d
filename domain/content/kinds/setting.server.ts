import * as z from "zod";
import { line, link, text } from "./text.server.ts";

const email = z.union([z.literal(""), z.email()]);
const linkOrNone = z.union([z.literal(""), link]);

/** Settings that only the operator knows. An empty one is printed as "to be completed", or its row is omitted. */
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
  /** The chat of the startups and the team: shown only to accepted startups. */
  chatWorkspaceLink: linkOrNone.default(""),
  /** The recipient of the notices about new leads. */
  notificationEmail: email,
  /** The consumer mediator named in the terms of sale. */
  mediatorName: line.default(""),
  mediatorSite: linkOrNone.default(""),
  /** The tax basis of prices whose fact has none. */
  priceTax: z.enum(["unknown", "HT", "TTC"]).default("unknown"),
  /** The minutes for which an answer to an application can be taken back. */
  decisionHold: z.number().int().min(0).max(120).default(15),
  /** The launch switch: off hides every sample record. */
  sampleContentShown: z.boolean(),
});
