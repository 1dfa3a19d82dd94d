import { dealOf } from "../../../domain/deal/record.server.ts";
import { recordView } from "../../../domain/deal/views.server.ts";
import { requireActor, type RouteArgs } from "../../shell/require.server.ts";
import { openingOf } from "../../shell/opening.server.ts";

const fields = { deck: "pitch_deck_url", website: "website" } as const;
const isLink = (name: string): name is keyof typeof fields => Object.hasOwn(fields, name);

/**
 * Counts the visit and redirects an approved investor to one of the startup's stored links, never to any other address.
 */
export async function followLink(args: RouteArgs, startup: string, link: string) {
  const { actor, db } = requireActor(args, "investor");
  const deal = isLink(link) ? await dealOf(db, actor, startup) : null;
  // The address typed by the founder may contain characters that a Location header does not allow.
  const address = isLink(link) ? URL.parse(deal?.record.profile[fields[link]] ?? "") : null;
  if (!isLink(link) || !address || !/^https?:$/.test(address.protocol)) return new Response(null, { status: 404 });
  await recordView(db, actor, startup, { kind: link, ...openingOf(args.request) });
  return new Response(null, { status: 303, headers: { Location: address.href, "Referrer-Policy": "no-referrer" } });
}
