import type { LeadSource } from "../../../domain/lead/lead.ts";
import { withoutZeroBytes } from "../../../platform/http/zero-byte.server.ts";
import { countedAs } from "../../paths.ts";
import { beganKey, campaignKeys, longestWord } from "../visit.ts";

type Origin = {
  referer: string | null;
  visit: string | undefined;
  objects: boolean;
};

/** The browser can forge these values, so their length is limited and other sites' pages are ignored. */
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
