import { redirect } from "react-router";
import { dealOf } from "../../../domain/deal/record.server.ts";
import { recordView } from "../../../domain/deal/views.server.ts";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/link.ts";
import { openingOf } from "./opening.server.ts";

const fields = { deck: "pitch_deck_url", website: "website" } as const;
const isLink = (name: string): name is keyof typeof fields => Object.hasOwn(fields, name);

/** Redirects to an external link of a startup, never to another address, and counts the visit. */
export async function loader({ request, context, params: { startup, link } }: Route.LoaderArgs) {
  const actor = requireActor({ request, context }, "investor");
  if (!actor.viewer.approved) throw redirect(pathOf("investor-deals"), 302);
  const { db } = context.get(services);
  const deal = isLink(link) ? await dealOf(db, actor, startup) : null;
  // Parsed, because the typed address may contain characters that a Location header cannot.
  const address = isLink(link) ? URL.parse(deal?.record.profile[fields[link]] ?? "") : null;
  if (!isLink(link) || !address || !/^https?:$/.test(address.protocol)) return new Response(null, { status: 404 });
  await recordView(db, actor, startup, { kind: link, ...openingOf(request) });
  return new Response(null, { status: 303, headers: { Location: address.href, "Referrer-Policy": "no-referrer" } });
}
