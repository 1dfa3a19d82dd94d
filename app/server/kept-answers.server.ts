import { reservesUntil } from "../../domain/session-seat/session-seat.ts";
import { contentSecurityPolicy } from "../../platform/http/headers.server.ts";
import { keepLanguage } from "../../platform/language/choice.ts";
import { isLang, type Lang } from "../../platform/language/language.ts";
import { watchParisDay } from "../../platform/language/paris-day.ts";
import { createPageCache, type RenderedAnswer } from "../../platform/page-cache/page-cache.server.ts";
import { deferScripts, hashScripts } from "../../platform/page-cache/page-html.server.ts";
import { keptSearch } from "../blog/list-address.ts";
import { pathOf } from "../paths.ts";
import { thirdParties } from "../shell/consent/consent-prompt.server.ts";
import { type App, drawing } from "../context/context.server.ts";
import type { SiteRequest } from "./site-request.server.ts";
import { documentAt, hasDocument } from "./documents.server.ts";
import { isForMachines } from "./guards.server.ts";
import { readPublicFiles } from "./public-files.server.ts";
import type { Refuse } from "./refuse.server.ts";
import type { ContextFor } from "./request-context.server.ts";
import { routeListPath } from "./route-list.server.ts";
import { servedAt } from "./route-rules.server.ts";

/** Thrown when a cacheable page fails to render; `answer` is the error page. */
class NotMade extends Error {
  readonly answer: RenderedAnswer;
  constructor(path: string, answer: RenderedAnswer) {
    super(`${path} was rendered with status ${answer.status}`);
    this.answer = answer;
  }
}

const soon = { "Retry-After": "5" };
const unknownPage = "/404";
const article = pathOf("article", { slug: "" });

type Found = { key: string; lang?: Lang | undefined };

type Made = {
  headers: Record<string, string>;
  render: (request: Request, context: ReturnType<ContextFor>) => Promise<Response>;
  contextFor: ContextFor;
  refuse: Refuse;
};

/**
 * Creates the cache of answers that are the same for every visitor: files, documents, and public pages in both
 * languages.
 */
export async function createKeptAnswers(app: App, { headers, render, contextFor, refuse }: Made) {
  const { env, log, database, contentWatch, views, secret } = app;
  const secure = env.APP_URL.startsWith("https:");
  const parties = thirdParties(env);
  const files = await readPublicFiles();

  async function renderPage(lang: Lang, path: string): Promise<RenderedAnswer> {
    const context = contextFor({ lang, hasChosenLang: false, address: "unknown" });
    const response = await render(new Request(`${env.APP_URL}${path}`), context);
    const { html: drawn, nonce } = context.get(drawing);
    const atOnce = servedAt(path)?.route.atOnce === true;
    const { html, hashes } = hashScripts(deferScripts(drawn, nonce, atOnce), nonce);
    const answer = {
      status: response.status,
      body: html,
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": contentSecurityPolicy(hashes, secure, parties),
      },
      passing: response.status === 404 && path !== unknownPage,
    };
    if (answer.status >= 500) throw new NotMade(path, answer);
    return answer;
  }

  const today = watchParisDay();
  let last = { content: Number.NaN, day: "", begins: [] as number[] };

  /**
   * A cached answer's version changes with the content, every day because of upcoming dates, and when a session begins,
   * because its seats can no longer be reserved.
   */
  function version(key: string) {
    const { version: content, list } = contentWatch.current();
    const day = today();
    if (content !== last.content || day !== last.day) {
      const begins = list("event", "fr").flatMap(({ startsOn, ...hours }) =>
        startsOn ? reservesUntil({ ...hours, startsOn }).getTime() : [],
      );
      last = { content, day, begins };
    }
    const now = Date.now();
    const text = `${content} ${day} ${last.begins.filter((begin) => begin <= now).length}`;
    // The cache key is the language code, a space and the path, so the path starts at index 3.
    return key.startsWith(article, 3) ? `${text} ${views.round()}` : text;
  }

  const pages = createPageCache({
    version,
    headers,
    async render(key) {
      const [what = "", path = ""] = key.split(" ");
      if (isLang(what)) return renderPage(what, path);
      const found =
        what === "file"
          ? await files.read(path)
          : await documentAt(path, { env, content: contentWatch.current(), db: database.db, secret });
      if (!found) throw new Error(`Nothing is kept under ${key}`);
      return found;
    },
  });

  /** Returns the cache key of a request, or undefined if the answer depends on the visitor. */
  function find({ path, isData, served, search, lang, langInAddress, sessionToken }: SiteRequest): Found | undefined {
    if (files.has(path)) return { key: `file ${path}` };
    if (hasDocument(path)) return { key: `document ${path}` };
    if (sessionToken !== undefined || isData || isForMachines(path) || path === routeListPath) return undefined;
    if (!served) return { key: `${lang} ${unknownPage}`, lang: langInAddress };
    if (served.endpoint !== "own" || !served.route.kept || served.route.asks?.some((key) => search.has(key)))
      return undefined;
    const more = served.name === "blog" ? keptSearch(search) : "";
    return more === null ? undefined : { key: `${lang} ${path}${more}`, lang: langInAddress };
  }

  function tellNotMade(args: SiteRequest, error: unknown) {
    const { incoming, outgoing } = args;
    if (!(error instanceof NotMade))
      return refuse(args, { status: 503, text: "Please come back in a moment.", headers: soon });
    const { status, body, headers: own } = error.answer;
    const wait = status === 503 && soon;
    outgoing.writeHead(status, { ...headers, ...own, ...wait, "Cache-Control": "no-store", Vary: "Cookie" });
    outgoing.end(incoming.method === "HEAD" ? undefined : body);
  }

  return {
    find,
    /**
     * Answers immediately if the page is cached. Otherwise returns a promise that resolves when the page is rendered.
     */
    answer(args: SiteRequest, { key, lang }: Found): Promise<void> | undefined {
      const cookie = lang && keepLanguage(lang, secure);
      return pages.answer(args.incoming, args.outgoing, key, cookie)?.catch((error: unknown) => {
        log.error({ error, key }, "a page could not be made");
        if (!args.outgoing.headersSent) tellNotMade(args, error);
      });
    },
    stop: pages.stop,
  };
}
