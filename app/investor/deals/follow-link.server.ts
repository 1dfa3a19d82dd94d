import { dealOf } from "../../../domain/deal/record.server.ts";
import { recordView } from "../../../domain/deal/views.server.ts";
import { requireActor, type RouteArgs } from "../../shell/require.server.ts";
import { openingOf } from "../../shell/opening.server.ts";

const fields = { deck: "pitch_deck_url", website: "website" } as const;
const isLink = (name: string): name is keyof typeof fields => Object.hasOwn(fields, name);

/** Redirects an approved investor to an external link of a startup, never to another address, and counts the visit. */
export async function followLink(args: RouteArgs, startup: string, link: string) {
  const { actor, db } = requireActor(args, "investor");
  const deal = isLink(link) ? await dealOf(db, actor, startup) : null;
  // Parsed, because the typed address may contain characters that a Location header cannot.
  const address = isLink(link) ? URL.parse(deal?.record.profile[fields[link]] ?? "") : null;
  if (!isLink(link) || !address || !/^https?:$/.test(address.protocol)) return new Response(null, { status: 404 });
  await recordView(db, actor, startup, { kind: link, ...openingOf(args.request) });
  return new Response(null, { status: 303, headers: { Location: address.href, "Referrer-Policy": "no-referrer" } });
}
