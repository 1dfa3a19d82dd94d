import { createContext } from "react-router";
import type { Deliveries } from "../../domain/delivery/deliveries.server.ts";
import type { Content, ContentWatch } from "../../domain/content/content.server.ts";
import type { SignedIn } from "../../domain/person/session.server.ts";
import type { Viewer } from "../../domain/person/viewer.ts";
import type { Views } from "../../domain/post/views.server.ts";
import type { Visits } from "../../domain/visit/visits.server.ts";
import type { Db, Database } from "../../platform/db/database.server.ts";
import type { EmailContext } from "../../domain/delivery/email-context.ts";
import type { Env } from "../../platform/env.server.ts";
import type { Upload } from "../../platform/http/upload.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { Log } from "../../platform/log/log.server.ts";
import type { Readiness } from "./readiness.server.ts";

export type App = {
  env: Env;
  log: Log;
  database: Database;
  secret: string;
  contentWatch: ContentWatch;
  deliveries: Deliveries;
  views: Views;
  visits: Visits;
  readiness: Readiness;
};

/** The visitor, as far as the request identifies one. */
export type Visitor = {
  lang: Lang;
  /** Whether the visitor chose the language, or the page's default applies. */
  hasChosenLang: boolean;
  address: string;
};

/** What a loader or action works with; `content` is the version current when the request began. */
export type Services = App &
  Visitor & {
    db: Db;
    content: Content;
    /** The form's label of a choice, from the value that the lead stores. */
    chosen(form: string, lang: Lang): (field: string, kept: string) => string;
    branding: EmailContext["branding"];
  };

/**
 * Passes the rendered page to the handler as a string: a Response body would be encoded and decoded on the way.
 * The nonce marks the site's scripts in the page.
 */
export type Drawing = { html: string; readonly nonce: string };

export const services = createContext<Services>();
/** The signed-in person; null without a session. */
export const viewer = createContext<Viewer | null>(null);
/** The request's session, also while its second factor is missing. */
export const signedIn = createContext<SignedIn | null>(null);
/** The request's reference in the response; empty on pages cached for all visitors. */
export const reference = createContext("");
/** Fires when the server shuts down, so that long-lived responses end. */
export const shutdown = createContext<AbortSignal>();
/** Set if the database failed to read the session of the request; guarded routes then answer 503. */
export const sessionUnread = createContext(false);
/** Set when an action's database write fails: its page returns the typed values and runs no query. */
export const notStored = createContext(false);
/** Set when a script requests only a page's data. */
export const isDataRequest = createContext(false);
/** On a page that shows a draft: its note and the links back to the editor. */
export type Preview = { note: string; back: string; to: string };

export const upload = createContext<Upload | null>(null);
export const preview = createContext<Preview | null>(null);
export const drawing = createContext<Drawing>();
