import { randomBytes } from "node:crypto";
import { RouterContextProvider } from "react-router";
import type { SignedIn } from "../../domain/person/session.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { choiceLabels } from "./choice-labels.server.ts";
import { emailBranding } from "./email-branding.server.ts";
import { type App, drawing, services, shutdown, signedIn, viewer, type Visitor } from "../context/context.server.ts";

export type ContextFor = ReturnType<typeof contextMaker>;

export function contextMaker(app: App, stopping: AbortSignal) {
  return (who: Visitor, session?: SignedIn | null) => {
    const context = new RouterContextProvider();
    const content = app.contentWatch.current();
    const chosen = (form: string, lang: Lang) => choiceLabels(content, form, lang);
    const branding = (lang: Lang) => emailBranding(content.site, app.env, lang);
    context.set(services, { ...app, ...who, db: app.database.db, content, chosen, branding });
    if (session) {
      context.set(signedIn, session);
      if (session.stage === "open") context.set(viewer, session.viewer);
    }
    context.set(drawing, { html: "", nonce: randomBytes(16).toString("base64") });
    context.set(shutdown, stopping);
    return context;
  };
}
