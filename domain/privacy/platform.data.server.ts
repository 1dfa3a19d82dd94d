import { backupRun } from "../../platform/backup/backup.table.ts";
import { addressKey } from "../../platform/installation/address-key.table.ts";
import { installation } from "../../platform/installation/installation.table.ts";
import { rateBucket } from "../../platform/rate/bucket.table.ts";
import { impersonal, type DataOfNoun } from "../personal-data/personal-data.ts";

export const data: DataOfNoun = [
  impersonal(
    addressKey,
    "the key of the address digests; it travels in every backup, the signing secret only in an encrypted one",
  ),
  impersonal(installation, "what ties the database to its secret"),
  impersonal(backupRun, "when backups were made"),
  impersonal(rateBucket, "limits, gone within a day; e-mails stand in them as keyed digests"),
];
