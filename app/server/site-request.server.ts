import type { IncomingMessage, ServerResponse } from "node:http";
import type { SignedIn } from "../../domain/person/session.server.ts";
import { readSessionToken } from "../../platform/auth/session-cookie.server.ts";
import type { Upload } from "../../platform/http/upload.server.ts";
import type { Env } from "../../platform/env.server.ts";
import { languageInAddress, languageKept } from "../../platform/language/choice.ts";
import type { Lang } from "../../platform/language/language.ts";
import { languageOf } from "../paths.ts";
import { type Served, servedAt } from "./route-rules.server.ts";

export type SiteRequest = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  isRead: boolean;
  /** The path in the request's URL, without the query string. */
  sentPath: string;
  /** The path of the page. A request for the page's data has the same path. */
  path: string;
  isData: boolean;
  query: string;
  search: URLSearchParams;
  served: Served | undefined;
  langInAddress: Lang | undefined;
  chosenLang: Lang | undefined;
  /** The language chosen by the visitor, or else the page's default language. */
  lang: Lang;
  sessionToken: string | undefined;
  /**
   * The session. Undefined without a session or before the session is loaded; null if the database could not be read.
   */
  session: SignedIn | null | undefined;
  upload: Upload | null;
};

const noQuery = new URLSearchParams();
const plainPath = /^\/(?!\/)[\w./-]*$/;

/** React Router adds ".data" to the path, or "_.data" after a final slash. */
export const pathOfData = (path: string) => path.replace(/(?<=\/)_\.data$|\.data$/, "") || "/";

function isPath(path: string) {
  if (plainPath.test(path)) return true;
  try {
    return (
      path.startsWith("/") &&
      !decodeURIComponent(path).includes("\0") &&
      URL.canParse(path.replace(/^\/+/, "/"), "http://localhost")
    );
  } catch {
    return false;
  }
}

/** Returns a function that parses requests. The function returns undefined for an invalid URL. */
export function siteRequestReader({ DEFAULT_LANGUAGE, APP_URL }: Pick<Env, "APP_URL" | "DEFAULT_LANGUAGE">) {
  const secure = APP_URL.startsWith("https:");
  return (incoming: IncomingMessage, outgoing: ServerResponse): SiteRequest | undefined => {
    const { method, url = "/", headers } = incoming;
    const mark = url.indexOf("?");
    const sentPath = mark < 0 ? url : url.slice(0, mark);
    // PostgreSQL does not accept zero bytes in text, so they are replaced with spaces.
    const query = mark < 0 ? "" : url.slice(mark + 1).replaceAll("%00", "+");
    if (mark >= 0) incoming.url = `${sentPath}?${query}`;
    if (!isPath(sentPath)) return undefined;
    const isData = sentPath.endsWith(".data");
    const path = isData ? pathOfData(sentPath) : sentPath;
    const search = query ? new URLSearchParams(query) : noQuery;
    const served = servedAt(path);
    const langInAddress = query ? languageInAddress(search) : undefined;
    const chosenLang = langInAddress ?? languageKept(headers.cookie);
    return {
      incoming,
      outgoing,
      isRead: method === "GET" || method === "HEAD",
      sentPath,
      path,
      isData,
      query,
      search,
      served,
      langInAddress,
      chosenLang,
      lang: chosenLang ?? languageOf(served?.name, DEFAULT_LANGUAGE),
      sessionToken: readSessionToken(headers.cookie, secure),
      session: undefined,
      upload: null,
    };
  };
}
