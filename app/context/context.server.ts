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

export type Visitor = {
  lang: Lang;
  /** Whether the visitor chose the language; otherwise the page's default language applies. */
  hasChosenLang: boolean;
  address: string;
};

/** The services that loaders and actions use. `content` is the version that was current when the request began. */
export type Services = App &
  Visitor & {
    db: Db;
    content: Content;
    /** Returns a function that translates a choice stored with a lead into the label of that choice in the form. */
    chosen(form: string, lang: Lang): (field: string, kept: string) => string;
    branding: EmailContext["branding"];
  };

/** The rendered page is passed on as a string, which avoids encoding and decoding a Response body. */
export type Drawing = { html: string; readonly nonce: string };

export const services = createContext<Services>();
export const viewer = createContext<Viewer | null>(null);
/** The session of the request, including a session that has not passed its second factor yet. */
export const signedIn = createContext<SignedIn | null>(null);
/** The request's id in the log and in the response; empty on cached pages. */
export const reference = createContext("");
/** Aborts when the server shuts down, so that long-running responses end. */
export const shutdown = createContext<AbortSignal>();
/** True when the request's session could not be loaded; routes that require a session then respond with 503. */
export const sessionUnread = createContext(false);
/** True when an action could not write to the database; the page then shows the typed values again. */
export const notStored = createContext(false);
/** True when the browser's script requests only the data of a page, not the HTML. */
export const isDataRequest = createContext(false);
/** A draft's preview shows a note and a link with the text `back` and the URL `to`. */
export type Preview = { note: string; back: string; to: string };

export const upload = createContext<Upload | null>(null);
export const preview = createContext<Preview | null>(null);
export const drawing = createContext<Drawing>();
