import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import type { KnownBrowser } from "./known-browser.server.ts";
import type { Limited } from "./limits.server.ts";
import { checkCode, giveRecoveryCodes } from "./second-factor-code.server.ts";
import { tellPerson } from "./tell.server.ts";

/** Replaces a person's recovery codes if `code` is valid. The caller must already have checked the password. */
export async function renewRecoveryCodes(
  db: Db,
  secret: string,
  personId: string,
  code: string,
  browser: KnownBrowser,
): Promise<{ status: "renewed"; codes: string[] } | { status: "wrong" } | Limited> {
  const { address } = browser;
  return db.transaction(async (tx) => {
    const given = await checkCode(tx, secret, { personId, code, browser });
    if (given.status !== "right") return given;
    const codes = await giveRecoveryCodes(tx, personId);
    await tellPerson(tx, personId, "recovery-codes");
    await writeAudit(tx, {
      actor: personId,
      action: "person.recovery-codes",
      object: { kind: "person", id: personId },
      address,
    });
    return { status: "renewed", codes };
  });
}
