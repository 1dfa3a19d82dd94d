import { fieldWords } from "../../../domain/delivery/lead-field-words.en.ts";

type Payload = Record<string, string | number>;

const text = (payload: Payload, names: readonly string[]) =>
  names
    .map((name) => String(payload[name] ?? ""))
    .filter(Boolean)
    .join(" ");

const nameFields = ["fullName", "firstName", "lastName"];
const companyFields = ["companyName", "startupName", "firm", "projectName"];
// Fields in e-mails to the team that no form stores.
const notStored = ["email", "slots", "time", "agreedPhone"];

/** The sender's name, if the form asked for one. */
export const nameIn = (payload: Payload) => text(payload, ["fullName"]) || text(payload, ["firstName", "lastName"]);

export const companyIn = (payload: Payload) => text(payload, companyFields);

/** The beginning of the sender's text. */
export const excerptOf = (payload: Payload) =>
  text(payload, ["message", "contribution", "pitch", "idea"]).slice(0, 140);

const order = Object.keys(fieldWords);

/** The fields of all forms in one order, without the sender's and company's names. */
export const ownFields = order.filter((name) => ![...nameFields, ...companyFields, ...notStored].includes(name));

/** The fields of a lead, its sender's first, because the database does not keep their order. */
export const inOrder = (payload: Payload) =>
  Object.entries(payload).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
