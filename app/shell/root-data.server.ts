import type { RouterContextProvider } from "react-router";
import { preview, services, viewer, visitor } from "../server/context.server.ts";
import { accountBar } from "./account/account-bar.server.ts";
import { asked } from "./consent/asked.server.ts";
import { shellContent } from "./shell-content.server.ts";

/** What the frame of every page shows. */
export function readRootData(context: Readonly<RouterContextProvider>) {
  const { content, env } = context.get(services);
  const previewed = context.get(preview);
  const { lang } = context.get(visitor);
  const who = context.get(viewer);
  return {
    lang,
    defaultLang: env.DEFAULT_LANGUAGE,
    appUrl: env.APP_URL,
    organisation: content.site.organisation,
    shell: shellContent(content, lang),
    consent: asked(env, content, lang),
    ...(who && { account: accountBar(who, lang) }),
    ...(previewed && { preview: previewed }),
  };
}

export type RootData = ReturnType<typeof readRootData>;
