import type { IncomingMessage, ServerResponse } from "node:http";
import type { SignedIn } from "../../domain/person/session.server.ts";
import { readSessionToken } from "../../platform/auth/session-cookie.server.ts";
import type { Upload } from "../../platform/http/upload.server.ts";
import type { Env } from "../../platform/env.server.ts";
import { languageInAddress, languageKept } from "../../platform/language/choice.ts";
import type { Lang } from "../../platform/language/language.ts";
import { languageOf } from "../paths.ts";
import { type Served, servedAt } from "./route-rules.server.ts";

/** A request as every step of its answer reads it: worked out once. */
export type SiteRequest = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** Whether it asks to be shown something, and sends nothing. */
  isRead: boolean;
  /** As it was sent, before the question mark. */
  sentPath: string;
  /** The page's, also where its data alone is asked for. */
  path: string;
  /** Whether a script asks for the data of a page. */
  isData: boolean;
  query: string;
  search: URLSearchParams;
  /** What answers at the path; undefined where nothing does. */
  served: Served | undefined;
  /** The language that the address asks for. */
  langInAddress: Lang | undefined;
  /** The language that the visitor has chosen, now or before. */
  chosenLang: Lang | undefined;
  /** Their choice, else the page's own. */
  lang: Lang;
  sessionToken: string | undefined;
  /** Whose session it is, once that has been read; null where the database could not say. */
  session: SignedIn | null | undefined;
  /** A file that came with it. */
  upload: Upload | null;
};

const noQuery = new URLSearchParams();
const plainPath = /^\/(?!\/)[\w./-]*$/;

/** React Router asks for a page's data by its path with an ending, which is another one behind a slash: the home page's. */
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

/** Reads the requests of a site; undefined for one whose address is none. */
export function siteRequestReader({ DEFAULT_LANGUAGE, APP_URL }: Pick<Env, "APP_URL" | "DEFAULT_LANGUAGE">) {
  const secure = APP_URL.startsWith("https:");
  return (incoming: IncomingMessage, outgoing: ServerResponse): SiteRequest | undefined => {
    const { method, url = "/", headers } = incoming;
    const mark = url.indexOf("?");
    const sentPath = mark < 0 ? url : url.slice(0, mark);
    // No database keeps a zero byte: whoever reads the address finds a space in its place.
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
