import { createContext } from "react-router";
import type { Deliveries } from "../../domain/delivery/deliveries.server.ts";
import type { Content, ContentWatch } from "../../domain/content/content.server.ts";
import type { SignedIn } from "../../domain/person/session.server.ts";
import type { Viewer } from "../../domain/person/viewer.ts";
import type { Views } from "../../domain/post/views.server.ts";
import type { Visits } from "../../domain/visit/visits.server.ts";
import type { Db, Database } from "../../platform/db/database.server.ts";
import type { Env } from "../../platform/env.server.ts";
import type { Upload } from "../../platform/http/upload.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { Log } from "../../platform/log/log.server.ts";
import type { Readiness } from "./readiness.server.ts";

/** What the whole site runs on. */
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

/** What a loader or an action works with; the content is the version that this request began with. */
export type Services = App & {
  db: Db;
  content: Content;
  /** Says what somebody chose in a form as the form does, from what a lead keeps of it. */
  chosen(form: string, lang: Lang): (field: string, kept: string) => string;
};

/** Who asks, as far as the request tells. */
export type Visitor = {
  lang: Lang;
  /** Whether the language is their choice, or only the page's own. */
  chosen: boolean;
  /** The address that limits count. */
  address: string;
};

/**
 * Where a drawn page is left for the handler: in a Response's body it would be encoded and decoded on its way.
 * The nonce marks the scripts of ours in it.
 */
export type Drawing = { html: string; readonly nonce: string };

export const services = createContext<Services>();
export const visitor = createContext<Visitor>();
/** Who is signed in; null for a stranger. */
export const viewer = createContext<Viewer | null>(null);
/** The session a request carries, also one that still waits for its second factor. */
export const signedIn = createContext<SignedIn | null>(null);
/** What its answer gives as the reference of a request; empty where a page is kept for everybody. */
export const reference = createContext("");
/** Fires when the server has been told to stop: what would stay open ends. */
export const shutdown = createContext<AbortSignal>();
/** Set where the database could not say whose session a request carries: nobody is let in on a guess. */
export const sessionUnread = createContext(false);
/** Set by an action that the database failed: its page comes back with what was typed, and asks the database for nothing. */
export const notStored = createContext(false);
/** Set where a script asks for a page's data alone. */
export const isDataRequest = createContext(false);
/** Of a page that shows a draft: what it says of itself, and where the draft is edited. */
export type Preview = { note: string; back: string; to: string };

/** A form with a file, where the page takes one. */
export const upload = createContext<Upload | null>(null);
/** Null on every page that visitors read. */
export const preview = createContext<Preview | null>(null);
export const drawing = createContext<Drawing>();
