import { redirect } from "react-router";
import { signInWithPasskey } from "../../domain/person/passkey-sign-in.server.ts";
import { services } from "../context/context.server.ts";
import { passkeyForm } from "./passkey-fields.server.ts";
import { checked, limited, type Refused } from "../shell/form/receive.server.ts";
import { browserOf, cookieOf, passkeySiteOf } from "./browser.server.ts";
import { wayOn } from "./way-on.server.ts";
import type { RouteArgs } from "../shell/require.server.ts";

export const passkeySignIn = (args: RouteArgs) =>
  checked(passkeyForm, async ({ passkey, to }) => {
    const { db, secret } = args.context.get(services);
    const site = passkeySiteOf(args);
    const wrong: Refused = { refused: "passkey", http: 401 };
    if (!site || !passkey) return wrong;
    const answer = await signInWithPasskey(db, secret, { site, response: passkey, browser: browserOf(args) });
    if (answer.status === "wrong") return wrong;
    if (answer.status === "blocked") return { refused: "blocked", http: 403 };
    if (answer.status === "limited") return limited(answer);
    return redirect(wayOn(answer.stage, answer, to), {
      status: 303,
      headers: { "Set-Cookie": cookieOf(args, answer) },
    });
  });
