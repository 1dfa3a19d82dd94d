import type { LeadSource } from "../../../domain/lead/lead.ts";
import { withoutZeroBytes } from "../../../platform/http/zero-byte.server.ts";
import { countedAs } from "../../paths.ts";
import { beganKey, campaignKeys, longestWord } from "../visit.ts";

type Origin = {
  referer: string | null;
  /** The visit as the browser's script reports it. */
  visit: string | undefined;
  /** Whether the browser asks not to be counted. */
  objects: boolean;
};

/**
 * The page a form was sent from, the page its visit began on and the campaign that brought it. All of it is what a
 * browser says of itself: it is bounded, and a page is one of ours or none.
 */
export function sourceOf({ referer, visit, objects }: Origin, appUrl: string): LeadSource {
  const address = referer && URL.canParse(referer) ? new URL(referer) : undefined;
  const own = address?.origin === new URL(appUrl).origin ? address : undefined;
  const page = own && countedAs(own.pathname);
  if (objects) return page ? { page } : {};
  const sent = new URLSearchParams(visit?.slice(0, 3_000));
  const word = (key: string) =>
    withoutZeroBytes(sent.get(key) || own?.searchParams.get(key) || "")
      .toWellFormed()
      .slice(0, longestWord);
  const campaign = campaignKeys.flatMap((key) => {
    const value = word(key);
    return value ? [[key, value]] : [];
  });
  const first = countedAs(word(beganKey));
  return {
    ...(page && { page }),
    ...(first && { first }),
    ...(campaign.length > 0 && { campaign: Object.fromEntries(campaign) }),
  };
}
