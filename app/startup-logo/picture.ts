import { data } from "react-router";
import { logoFor } from "../../domain/deal/logo.server.ts";
import { services } from "../context/context.server.ts";
import { requireActor } from "../shell/require.server.ts";
import type { Route } from "./+types/picture.ts";

/**
 * Returns the logo of a startup. Browsers must revalidate the logo each time, so that a removed logo disappears
 * immediately.
 */
export async function loader({ request, context, params: { startup } }: Route.LoaderArgs) {
  const { actor } = requireActor({ request, context });
  const logo = await logoFor(context.get(services).db, actor, startup);
  if (!logo) throw data(null, { status: 404 });
  const headers = { "Cache-Control": "private, no-cache", ETag: `"${logo.version}"` };
  if (request.headers.get("if-none-match") === headers.ETag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(logo.bytes), { headers: { ...headers, "Content-Type": "image/webp" } });
}
