import { redirect } from "react-router";
import type * as z from "zod";
import { signInWithPasskey } from "../../domain/person/passkey-sign-in.server.ts";
import { services } from "../server/context.server.ts";
import { browserOf, cookieOf, passkeySiteOf } from "./browser.server.ts";
import type { passkeySignIn } from "./passkey-fields.server.ts";
import { limited, type Refused } from "../shell/form/receive.server.ts";
import { wayOn } from "./way-on.server.ts";
import type { RouteArgs } from "../shell/require.server.ts";

/** Lets somebody in by the passkey that their browser sends. */
export async function enterByPasskey(asked: RouteArgs, { passkey, to }: z.infer<typeof passkeySignIn>) {
  const { db, secret } = asked.context.get(services);
  const site = passkeySiteOf(asked);
  const wrong: Refused = { refused: "passkey", http: 401 };
  if (!site || !passkey) return wrong;
  const answer = await signInWithPasskey(db, secret, { site, response: passkey, browser: browserOf(asked) });
  if (answer.status === "wrong") return wrong;
  if (answer.status === "blocked") return { refused: "blocked", http: 403 };
  if (answer.status === "limited") return limited(answer);
  return redirect(wayOn(answer.stage, answer.role, to), {
    status: 303,
    headers: { "Set-Cookie": cookieOf(asked, answer) },
  });
}
