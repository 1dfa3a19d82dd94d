import { redirect } from "react-router";
import type * as z from "zod";
import { countOwnChange } from "../../domain/person/own-changes.server.ts";
import { addPasskey, offerPasskey } from "../../domain/person/passkey.server.ts";
import { checkOwnPassword } from "../../domain/person/password.server.ts";
import { checkCode } from "../../domain/person/second-factor-code.server.ts";
import { secondFactorOf } from "../../domain/person/second-factor.server.ts";
import type { SignedIn } from "../../domain/person/session.server.ts";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { doneUrl } from "../shell/done.server.ts";
import { newPasskeyForm, passkeyOfferForm } from "./passkey-fields.server.ts";
import { byIntent, checked, invalid, limited, type Refused } from "../shell/form/receive.server.ts";
import { receiveAtAccount, type Shown } from "./receive.server.ts";
import { browserOf, cookieOf, passkeySiteOf } from "./browser.server.ts";
import { wayOn } from "./way-on.server.ts";
import type { RouteArgs } from "../shell/require.server.ts";

type Offer = { name: string; options: string };

/** A signed-in person must enter the password first, because somebody else may be using the open browser. */
export function makePasskeyFor(args: RouteArgs, session: SignedIn) {
  const { db, secret, content } = args.context.get(services);
  const { id: personId, role } = session.viewer;
  const site = passkeySiteOf(args);
  const browser = browserOf(args);

  async function refusedProof({ current_password: password, code = "" }: z.infer<typeof passkeyOfferForm>) {
    const { address } = browser;
    const own = await checkOwnPassword(db, secret, { personId, password, address });
    if (own.status === "limited") return limited(own);
    if (own.status === "wrong") return invalid({ current_password: "passwordWrong" });
    const tooMany = await countOwnChange(db, personId, "access");
    if (tooMany) return limited(tooMany);
    if (!(await secondFactorOf(db, personId))) return undefined;
    const given = await db.transaction((tx) => checkCode(tx, secret, { personId, code, browser }));
    if (given.status === "limited") return limited(given);
    return given.status === "wrong" ? invalid({ code: code ? "codeWrong" : "codeRequired" }) : undefined;
  }

  const refused = (reason: string): Refused => ({ refused: reason });

  const begin = checked(passkeyOfferForm, async (typed) => {
    if (!site) return { refused: "failed", http: 403 };
    const doubt = session.stage === "open" ? await refusedProof(typed) : undefined;
    if (doubt) return doubt;
    const options = await offerPasskey(db, secret, site, content.site.organisation, session.viewer);
    return { shown: { name: typed.name, options: JSON.stringify(options) }, headers: {} };
  });

  const finish = checked(newPasskeyForm, async ({ name, passkey, to }) => {
    if (!site) return { refused: "failed", http: 403 };
    if (!passkey) return refused("passkey");
    const answer = await addPasskey(db, session, secret, { site, name, response: passkey, browser });
    if (answer.status !== "added") return refused(answer.status === "many" ? "many" : "passkey");
    if (!answer.token) return redirect(doneUrl(args, pathOf("account"), "passkey-added"), 303);
    return redirect(wayOn("open", session.viewer, to), {
      status: 303,
      headers: { "Set-Cookie": cookieOf(args, { token: answer.token, role }) },
    });
  });

  return receiveAtAccount<Offer>(args, byIntent<Response | Shown<Offer>>({ begin, finish }));
}
