import * as z from "zod";
import { line, link, text } from "./text.server.ts";

const email = z.union([z.literal(""), z.email()]);
const linkOrNone = z.union([z.literal(""), link]);

/** What only the operator knows. An empty field is printed as still to be completed, or its row is left out. */
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
  /** Where the programme's startups and the team talk: shown to accepted startups alone. */
  chatWorkspaceLink: linkOrNone.default(""),
  /** Who gets a mail about each new lead. */
  notificationEmail: email,
  /** The consumer mediator that the terms of sale name. */
  mediatorName: line.default(""),
  mediatorSite: linkOrNone.default(""),
  /** What prices include whose own record leaves it open. */
  priceTax: z.enum(["unknown", "HT", "TTC"]).default("unknown"),
  /** The launch switch: off hides every sample record. */
  sampleContentShown: z.boolean(),
});
