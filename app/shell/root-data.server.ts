import type { RouterContextProvider } from "react-router";
import { openIntakeNow } from "../../domain/application/open-intake.server.ts";
import { notStored, preview, services, viewer } from "../context/context.server.ts";
import { organisation } from "../../platform/language/organisation.ts";
import { accountBar } from "./account/account-bar.server.ts";
import { consentPrompt } from "./consent/consent-prompt.server.ts";
import { shellContent } from "./shell-content.server.ts";

/** Returns the next intake. Returns undefined if the database does not answer, so that pages are still rendered. */
async function intakeToShow(context: Readonly<RouterContextProvider>) {
  const { db, content, log } = context.get(services);
  if (context.get(notStored)) return undefined;
  try {
    return await openIntakeNow(db, content);
  } catch (error) {
    log.warn({ error }, "the places of the intakes could not be read");
    return undefined;
  }
}

export async function readRootData(context: Readonly<RouterContextProvider>) {
  const { content, env } = context.get(services);
  const previewed = context.get(preview);
  const { lang } = context.get(services);
  const who = context.get(viewer);
  const intake = await intakeToShow(context);
  return {
    lang,
    defaultLang: env.DEFAULT_LANGUAGE,
    appUrl: env.APP_URL,
    organisation: organisation(),
    shell: shellContent(content, lang),
    ...(intake && { intake }),
    consent: consentPrompt(env, content, lang),
    ...(who && { account: accountBar(who, lang) }),
    ...(previewed && { preview: previewed }),
  };
}

export type RootData = Awaited<ReturnType<typeof readRootData>>;
