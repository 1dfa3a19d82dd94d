import * as z from "zod";
import { line, link, text } from "./text.server.ts";

const email = z.union([z.literal(""), z.email()]);
const linkOrNone = z.union([z.literal(""), link]);

/** Settings that only the operator knows. An empty one is printed as "to be completed", or its line is omitted. */
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
  /** The chat of the startups and the team; only accepted startups see the link. */
  chatWorkspaceLink: linkOrNone.default(""),
  notificationEmail: email,
  /** The consumer mediator named in the terms of sale. */
  mediatorName: line.default(""),
  mediatorSite: linkOrNone.default(""),
  /** The tax basis of prices whose fact does not state one. */
  priceTax: z.enum(["unknown", "HT", "TTC"]).default("unknown"),
  /** Minutes before a decision on an application is mailed, during which it can be undone. */
  decisionHold: z.number().int().min(0).max(120).default(15),
  /** The launch switch: if false, all sample records are hidden. */
  sampleContentShown: z.boolean(),
});
