import { fieldWords } from "../../../domain/delivery/lead-field-words.en.ts";

type Payload = Record<string, string | number>;

const text = (payload: Payload, names: readonly string[]) =>
  names
    .map((name) => String(payload[name] ?? ""))
    .filter(Boolean)
    .join(" ");

const nameFields = ["fullName", "firstName", "lastName"];
const companyFields = ["companyName", "startupName", "firm", "projectName"];
// Messages to the team name these; no form stores them.
const notStored = ["email", "slots", "time", "agreedPhone"];

/** Who sent it, as far as they said. */
export const nameIn = (payload: Payload) => text(payload, ["fullName"]) || text(payload, ["firstName", "lastName"]);

export const companyIn = (payload: Payload) => text(payload, companyFields);

/** The first words of what they wrote. */
export const excerptOf = (payload: Payload) =>
  text(payload, ["message", "contribution", "pitch", "idea"]).slice(0, 140);

const order = Object.keys(fieldWords);

/** The fields of all forms, in one order, beyond who sent it and for which company. */
export const ownFields = order.filter((name) => ![...nameFields, ...companyFields, ...notStored].includes(name));

/** What a lead says, who sent it first: the database keeps its parts in an order of its own. */
export const inOrder = (payload: Payload) =>
  Object.entries(payload).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
