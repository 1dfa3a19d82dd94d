import { suppression } from "./suppression.table.ts";
import { impersonal, type DataOfNoun } from "../personal-data/personal-data.ts";

export const data: DataOfNoun = [
  impersonal(
    suppression,
    "keyed digests of addresses that were erased, or that want no invitations, so that nothing is mailed to them; no address can be read back, a known one can be tried by who has the key",
  ),
];
