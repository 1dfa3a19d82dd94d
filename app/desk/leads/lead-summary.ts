import { fieldWords } from "../../../domain/delivery/lead-field-words.en.ts";

type Payload = Record<string, string | number>;

const text = (payload: Payload, names: readonly string[]) =>
  names
    .map((name) => String(payload[name] ?? ""))
    .filter(Boolean)
    .join(" ");

const nameFields = ["fullName", "firstName", "lastName"];
const companyFields = ["companyName", "startupName", "firm", "projectName"];
// No lead's payload contains these fields. Their labels are used in the e-mails to the accelerator's team.
const notStored = ["email", "slots", "time", "agreedPhone"];

/** Returns the sender's name, or an empty string if the form has no name field. */
export const nameIn = (payload: Payload) => text(payload, ["fullName"]) || text(payload, ["firstName", "lastName"]);

export const companyIn = (payload: Payload) => text(payload, companyFields);

export const excerptOf = (payload: Payload) =>
  text(payload, ["message", "contribution", "pitch", "idea"]).slice(0, 140);

const order = Object.keys(fieldWords);

/** The fields of all forms in display order, without the names of senders and companies. */
export const ownFields = order.filter((name) => ![...nameFields, ...companyFields, ...notStored].includes(name));

/** Returns a lead's fields in display order, because the database does not preserve their order. */
export const inOrder = (payload: Payload) =>
  Object.entries(payload).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
