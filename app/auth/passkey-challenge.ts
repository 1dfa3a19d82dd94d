import { askForPasskey } from "../../domain/person/passkey-sign-in.server.ts";
import { services } from "../context/context.server.ts";
import type { Route } from "./+types/passkey-challenge.ts";
import { challengeToken, passkeySiteOf } from "./browser.server.ts";

/** Returns a passkey challenge for the sign-in page; the challenge does not reveal whether an account exists. */
export function action(args: Route.ActionArgs) {
  const site = passkeySiteOf(args);
  if (!site) return new Response(null, { status: 404 });
  const { token, headers } = challengeToken(args);
  const options = askForPasskey(args.context.get(services).secret, site, token);
  return Response.json(options, { headers: { ...headers, "Cache-Control": "no-store" } });
}
