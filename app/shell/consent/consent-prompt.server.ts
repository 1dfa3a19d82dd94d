import type { Content } from "../../../domain/content/content.server.ts";
import type { Purpose } from "../../../domain/consent/consent.ts";
import { wordingOf } from "../../../domain/consent/consent.server.ts";
import type { Env } from "../../../platform/env.server.ts";
import type { ThirdParties } from "../../../platform/http/headers.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { adPixelScript } from "./ad-pixel.ts";

export function thirdParties({ AD_PIXEL_ID, SCHEDULER_URL }: Env): ThirdParties {
  const { origin } = new URL(adPixelScript);
  return {
    ...(AD_PIXEL_ID && {
      scripts: [origin],
      images: ["https://www.facebook.com"],
      connections: [origin, "https://www.facebook.com"],
    }),
    ...(SCHEDULER_URL && { frames: [new URL(SCHEDULER_URL).origin] }),
  };
}

/** Returns the consent request with the wording stored as proof, or null if no service needs consent. */
export function requestOf({ AD_PIXEL_ID, SCHEDULER_URL }: Env, content: Content, lang: Lang) {
  const configured: Record<Purpose, boolean> = { advertising: !!AD_PIXEL_ID, scheduling: !!SCHEDULER_URL };
  const {
    kind: _kind,
    id: _id,
    version,
    purposes: all,
    ...words
  } = content.find("consent-request", "third-parties", lang);
  const purposes = all
    .filter(({ id }) => configured[id])
    .map((purpose) => ({
      ...purpose,
      host: purpose.id === "scheduling" && SCHEDULER_URL ? new URL(SCHEDULER_URL).hostname : undefined,
    }));
  if (purposes.length === 0) return null;
  return { ...words, purposes, wording: wordingOf(version, lang, { ...words, purposes }), adPixelId: AD_PIXEL_ID };
}

export function consentPrompt(env: Env, content: Content, lang: Lang) {
  const request = requestOf(env, content, lang);
  if (!request) return null;
  const { wording, purposes, ...words } = request;
  return {
    ...words,
    version: wording.version,
    wording: wording.id,
    purposes: purposes.map(({ id, name, detail }) => ({ id, name, detail })),
  };
}

export type ConsentRequest = NonNullable<ReturnType<typeof consentPrompt>>;
export type PurposeDetail = NonNullable<ReturnType<typeof requestOf>>["purposes"][number];
