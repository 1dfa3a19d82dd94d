import { consentProof, consentWording } from "./consent.table.ts";
import { impersonal, type DataOfNoun } from "../personal-data/personal-data.ts";

export const data: DataOfNoun = [
  impersonal(consentWording, "our wordings"),
  impersonal(
    consentProof,
    "a choice about third parties under a random number that only the visitor's cookie holds: nothing leads from an address to it; the cookies page shows it to that browser, and it is deleted after five years",
  ),
];
