import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { refuseSender } from "../../platform/http/body.server.ts";
import { accepted, encode } from "../../platform/http/encoding.server.ts";
import { contentSecurityPolicy, securityHeaders } from "../../platform/http/headers.server.ts";
import { noteRefusal } from "../../domain/audit/refusal.server.ts";
import { rememberPerson } from "../../domain/person/known-browser.server.ts";
import { type SignedIn, readSession } from "../../domain/person/session.server.ts";
import { forgetSessionToken, readSessionToken } from "../../platform/auth/session-cookie.server.ts";
import { crowdedFor } from "../../platform/auth/password-hash.server.ts";
import { isForeign, isOwnHost } from "../../platform/http/origin.server.ts";
import { isReader } from "../../platform/http/reader.server.ts";
import { limitKey, visitorAddress } from "../../platform/http/visitor.server.ts";
import { withoutKeys } from "../../platform/log/log.server.ts";
import { createPageCache, type RenderedAnswer } from "../../platform/page-cache/page-cache.server.ts";
import { hashScripts, deferScripts } from "../../platform/page-cache/page-html.server.ts";
import { chosenLanguage, keepLanguage, languageInAddress } from "../../platform/language/choice.ts";
import { isLang, type Lang } from "../../platform/language/language.ts";
import { watchParisDay } from "../../platform/language/paris-day.ts";
import { createBodies } from "./bodies.server.ts";
import { choiceLabels } from "./choice-labels.server.ts";
import { words as en } from "../auth/words.en.ts";
import { words as fr } from "../auth/words.fr.ts";
import { guardedRoutes } from "./route-guards.server.ts";
import { documentAt, hasDocument } from "./documents.server.ts";
import { keptSearch } from "../blog/list-address.ts";
import { isOnlyPosted, servedAt, takesPost } from "./route-rules.server.ts";
import { asksForItself, countedAs, keptPageAt, languageOf, pathsOf, previewKey, quizBegun } from "../paths.ts";
import { showDraft } from "./preview.server.ts";
import { readPublicFiles } from "./public-files.server.ts";
import {
  type App,
  drawing,
  preview,
  reference,
  services,
  sessionUnread,
  signedIn,
  upload,
  viewer,
  type Visitor,
  visitor,
} from "./context.server.ts";
import { loadAllWords } from "../shell/define-words.ts";
import { thirdParties } from "../shell/consent/asked.server.ts";
import { visitorRoutes } from "./visitor-routes.server.ts";

/** A page to keep that failed, with what it says of that. */
class NotMade extends Error {
  readonly answer: RenderedAnswer;
  constructor(path: string, answer: RenderedAnswer) {
    super(`${path} was rendered with status ${answer.status}`);
    this.answer = answer;
  }
}

const noQuery = new URLSearchParams();
const soon = { "Retry-After": "5" };
const plain = { "Content-Type": "text/plain; charset=utf-8" };

/** Answers every request of the site. `serving` turns false when the server has been told to stop. */
export async function createHandler(ground: App, build: ServerBuild, serving: () => boolean) {
  const { env, log, database, contentWatch } = ground;
  await loadAllWords();
  const secure = env.APP_URL.startsWith("https:");
  const headers = securityHeaders(secure);
  // As the names of an answer's own are, so that a page's takes the place of ours.
  const lowerCaseHeaders = Object.fromEntries(new Headers(headers));
  const parties = thirdParties(env);
  const visitors = visitorRoutes(build);
  const files = await readPublicFiles(new Map([[visitors.path, visitors.script]]));
  const render = createRequestHandler(guardedRoutes(build), "production");

  function contextFor(who: Visitor, session?: SignedIn) {
    const context = new RouterContextProvider();
    const content = contentWatch.current();
    const chosen = (form: string, lang: Lang) => choiceLabels(content, form, lang);
    context.set(services, { ...ground, db: database.db, content, chosen });
    context.set(visitor, who);
    if (session) {
      context.set(signedIn, session);
      if (session.stage === "open") context.set(viewer, session.viewer);
    }
    context.set(drawing, { html: "", nonce: randomBytes(16).toString("base64") });
    return context;
  }

  /** The address that limits count. */
  const addressOf = ({ socket, headers: { "x-forwarded-for": forwardedFor } }: IncomingMessage) =>
    limitKey(visitorAddress(socket.remoteAddress, forwardedFor?.toString() ?? null, env.TRUST_PROXY));

  /** Who holds this session; null when the database cannot say. */
  function whoHolds(token: string) {
    return readSession(database.db, token).catch((error: unknown) => {
      log.error({ error }, "a session could not be read");
      return null;
    });
  }

  const unknownPage = "/404";

  async function renderKept(lang: Lang, path: string): Promise<RenderedAnswer> {
    const context = contextFor({ lang, chosen: false, address: "unknown" });
    const response = await render(new Request(`${env.APP_URL}${path}`), context);
    const { html: drawn, nonce } = context.get(drawing);
    const atOnce = servedAt(path)?.route.atOnce === true;
    const { html, hashes } = hashScripts(deferScripts(visitors.into(drawn), nonce, atOnce), nonce);
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

  let lastHost: string | undefined;
  function isOurs(host: string | undefined) {
    if (host !== undefined && host === lastHost) return true;
    if (!isOwnHost(host, env.APP_URL)) return false;
    lastHost = host;
    return true;
  }

  const isArticle = (key: string) => keptPageAt(key.slice(key.indexOf(" ") + 1)) === "article";
  let last = { content: Number.NaN, day: "", text: "" };

  /** What a page says of a date may be over tomorrow; an article says how often it was read. */
  function versionOf(key: string) {
    const { version: content } = contentWatch.current();
    const day = today();
    if (content !== last.content || day !== last.day) last = { content, day, text: `${content} ${day}` };
    return isArticle(key) ? `${last.text} ${ground.views.round()}` : last.text;
  }

  const keptPages = createPageCache({
    version: versionOf,
    headers,
    async render(key) {
      const [what = "", path = ""] = key.split(" ");
      if (isLang(what)) return renderKept(what, path);
      const found =
        what === "file"
          ? await files.read(path)
          : await documentAt(path, { env, content: contentWatch.current(), db: database.db });
      if (!found) throw new Error(`Nothing is kept under ${key}`);
      return found;
    },
  });

  /** The key of the kept answer to this request, and the language it chooses; null when it is rendered for the request. */
  function keptKey(path: string, search: URLSearchParams, cookies: string | undefined) {
    if (files.has(path)) return { key: `file ${path}` };
    if (hasDocument(path)) return { key: `document ${path}` };
    if (readSessionToken(cookies, secure) !== undefined) return null;
    const chosenNow = languageInAddress(search);
    const lang = chosenLanguage(search, cookies) ?? languageOf(path, env.DEFAULT_LANGUAGE);
    if (asksForItself(path, search)) return null;
    const page = keptPageAt(path);
    if (page === "blog") {
      const kept = keptSearch(search);
      return kept === null ? null : { key: `${lang} ${path}${kept}`, chosenNow };
    }
    if (page) return { key: `${lang} ${path}`, chosenNow };
    if (servedAt(path) || path.endsWith(".data") || path === "/healthz" || path === "/readyz") return null;
    return { key: `${lang} ${unknownPage}`, chosenNow };
  }

  const { takeBody, uploadOf } = createBodies({ secure, whoHolds, addressOf });

  /** Requests of those who look after the site: they are not its visitors. */
  const ofAdministrators = new WeakSet<IncomingMessage>();

  type Variables = { requestId: string };
  const app = new Hono<{ Bindings: HttpBindings; Variables: Variables }>();
  app.use(async (c, next) => {
    const requestId = randomUUID();
    c.set("requestId", requestId);
    await next();
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    c.res.headers.set("X-Request-Id", requestId);
  });
  app.use(compress());
  app.on(["GET", "HEAD"], "/healthz", (c) => c.text("ok", 200, { "Cache-Control": "no-store" }));
  app.on(["GET", "HEAD"], "/readyz", async (c) => {
    const ready = serving() && (await ground.readiness.canStore());
    return c.text(ready ? "ready" : "not ready", ready ? 200 : 503, {
      "Cache-Control": "no-store",
      ...(!ready && soon),
    });
  });
  app.use(async (c, next) => {
    const { method } = c.req;
    const served = servedAt(c.req.path.replace(/\.data$/, ""));
    if (method === "GET" || method === "HEAD")
      return served && isOnlyPosted(served) ? c.text("Method not allowed", 405, { Allow: "POST" }) : next();
    if (method !== "POST") return c.text("Method not allowed", 405, { Allow: "GET, HEAD, POST" });
    const foreign =
      served?.route.posted !== "from anywhere" &&
      isForeign(
        {
          origin: c.req.header("origin") ?? null,
          fetchSite: c.req.header("sec-fetch-site") ?? null,
          host: c.req.header("host") ?? "",
          hasSession: readSessionToken(c.req.header("cookie"), secure) !== undefined,
        },
        env.APP_URL,
      );
    if (foreign) return c.text("This form belongs to another site", 403);
    if (!served || !takesPost(served)) return c.text("Method not allowed", 405, { Allow: "GET, HEAD" });
    return next();
  });
  app.all("*", async (c) => {
    const url = new URL(c.req.url);
    const path = url.pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
    const cookies = c.req.header("cookie");
    const token = readSessionToken(cookies, secure);
    const found = token === undefined ? undefined : await whoHolds(token);
    const session = found ?? undefined;
    if (session?.stage === "open" && session.viewer.role === "admin") ofAdministrators.add(c.env.incoming);
    const chosen = chosenLanguage(url.searchParams, cookies) ?? (session?.stage === "open" ? session.lang : undefined);
    const address = addressOf(c.env.incoming);
    const request = new Request(new URL(`${url.pathname}${url.search}`, env.APP_URL), c.req.raw);
    // React Router refuses a foreign sender itself.
    if (servedAt(path)?.route.posted === "from anywhere" || request.headers.get("origin") === "null")
      request.headers.delete("origin");
    const lang = chosen ?? languageOf(path, env.DEFAULT_LANGUAGE);
    const context = contextFor({ lang, chosen: chosen !== undefined, address }, session);
    context.set(upload, uploadOf(c.env.incoming));
    context.set(reference, c.get("requestId"));
    context.set(sessionUnread, found === null);
    const previewed = url.searchParams.get(previewKey);
    if (previewed !== null && session?.stage === "open" && session.viewer.role === "admin")
      await showDraft(context, previewed);
    const response = await render(request, context);
    if (response.status === 403 && session?.stage === "open")
      await noteRefusal(database.db, {
        actor: session.viewer.id,
        path: withoutKeys(path).slice(0, 200),
        address,
      }).catch((error: unknown) => log.error({ error }, "a refusal could not be noted"));
    const answer = new Headers(response.headers);
    if (!answer.has("Cache-Control")) answer.set("Cache-Control", "no-store");
    if (response.status === 503 && !answer.has("Retry-After")) answer.set("Retry-After", soon["Retry-After"]);
    if (context.get(preview)) answer.set("X-Robots-Tag", "noindex");
    const chosenNow = languageInAddress(url.searchParams);
    if (chosenNow) answer.append("Set-Cookie", keepLanguage(chosenNow, secure));
    if (token !== undefined && found === undefined && !answer.has("Set-Cookie"))
      answer.append("Set-Cookie", forgetSessionToken(secure));
    // However somebody was let in, their browser is known from then on.
    const known =
      session?.stage === "open" && rememberPerson({ cookies, secret: ground.secret, secure }, session.viewer.id);
    if (known) answer.append("Set-Cookie", known);
    if (!answer.get("Content-Type")?.startsWith("text/html"))
      return new Response(response.body, { status: response.status, headers: answer });
    const { html: drawn, nonce } = context.get(drawing);
    const html = deferScripts(drawn, nonce, servedAt(path)?.route.atOnce === true);
    answer.set("Content-Security-Policy", contentSecurityPolicy([`'nonce-${nonce}'`], secure, parties));
    answer.set("X-Request-Id", c.get("requestId"));
    await sendPage(c.env, response.status, answer, html);
    return RESPONSE_ALREADY_SENT.clone();
  });
  app.onError((error, c) => {
    log.error({ error, requestId: c.get("requestId"), path: withoutKeys(c.req.path) }, "request failed");
    return c.text(`Something went wrong. Reference: ${c.get("requestId")}`, 500);
  });

  /** Straight to the connection: on the way through a Response a page costs as much again as drawing it. */
  async function sendPage({ incoming, outgoing }: HttpBindings, status: number, answer: Headers, html: string) {
    const encoding = accepted(incoming.headers["accept-encoding"]?.toString());
    const body = await encode(html, encoding);
    outgoing.writeHead(status, {
      ...lowerCaseHeaders,
      ...Object.fromEntries(answer),
      "set-cookie": answer.getSetCookie(),
      Vary: "Cookie, Accept-Encoding",
      "Content-Length": body.length,
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    });
    outgoing.end(incoming.method === "HEAD" ? undefined : body);
  }

  const rendered = getRequestListener(app.fetch, { overrideGlobalObjects: false, autoCleanupIncoming: false });

  async function renderedWithBody(request: IncomingMessage, response: ServerResponse) {
    const target = request.url ?? "";
    const [path, query] = splitOnce(target, "?");
    const rawBody = await takeBody(request, response);
    if (typeof rawBody === "string" && (rawBody === "gone" || request.errored || request.destroyed))
      return response.destroy();
    const chosen = chosenLanguage(new URLSearchParams(query), request.headers.cookie);
    const words = { en, fr }[chosen ?? languageOf(path, env.DEFAULT_LANGUAGE)];
    if (rawBody === "too long") return refuseSender(request, response, 413, "Too large", headers);
    if (rawBody === "unreadable") return refuseSender(request, response, 400, "Bad request", headers);
    if (rawBody === "not let in") return refuseSender(request, response, 403, words.endedAtTheDoor, headers);
    if (rawBody === "no room")
      return refuseSender(request, response, 503, words.crowdedAtTheDoor, { ...headers, ...soon });
    const wait = path === pathsOf("sign-in")[0] ? crowdedFor(addressOf(request)) : 0;
    if (wait === 0) return rendered(Object.assign(request, { rawBody }), response);
    // Drawing the page again for each of them would take the time of those who wait.
    return refuse(response, 503, words.crowdedAtTheDoor, { "Retry-After": String(wait) });
  }

  function refuse(response: ServerResponse, status: number, text: string, more: Record<string, string> = {}) {
    response.writeHead(status, { ...headers, ...plain, ...more }).end(text);
  }

  function tellNotMade(request: IncomingMessage, response: ServerResponse, error: unknown) {
    if (!(error instanceof NotMade)) return refuse(response, 503, "Please come back in a moment.", soon);
    const { status, body, headers: own } = error.answer;
    const wait = status === 503 && soon;
    response.writeHead(status, { ...headers, ...own, ...wait, "Cache-Control": "no-store", Vary: "Cookie" });
    response.end(request.method === "HEAD" ? undefined : body);
  }

  /** Counts a public page that a person was given, as a page or as the data of one. */
  function countOpening(path: string, query: string, request: IncomingMessage, status: number) {
    const { method, headers: sent } = request;
    if ((method !== "GET" && method !== "HEAD") || (status !== 200 && status !== 304)) return;
    const reader = {
      userAgent: sent["user-agent"],
      language: sent["accept-language"],
      purpose: (sent["sec-purpose"] ?? sent["purpose"])?.toString(),
      objects: sent["sec-gpc"] === "1" || sent["dnt"] === "1",
    };
    if (!isReader(reader)) return;
    const opened = path.replace(/\.data$/, "").replace(/^\/_root$/, "/");
    const page = keptPageAt(opened);
    // A browser without script asks for the second question with the first answer; a script only says that it was given.
    const begins = page === "quiz" && /(?:^|&)(?:answers=\d|begun(?:[=&]|$))/.test(query);
    if (!page || (method === "HEAD" && !begins)) return;
    const address = addressOf(request);
    const isArticlePage = page === "article";
    if (isArticlePage) ground.views.count(opened.slice(opened.lastIndexOf("/") + 1), { ...reader, address });
    const lang =
      chosenLanguage(query ? new URLSearchParams(query) : noQuery, sent.cookie) ??
      languageOf(opened, env.DEFAULT_LANGUAGE);
    const isOnward = isFrom(sent.referer, sent.host, opened);
    if (isOnward && begins) ground.visits.countStep(quizBegun, lang, { ...reader, address });
    if (isOnward || method === "HEAD") return;
    ground.visits.count(countedAs(opened) ?? opened, lang, { ...reader, address });
  }

  function listener(request: IncomingMessage, response: ServerResponse) {
    if (!serving()) response.setHeader("Connection", "close");
    const target = request.url ?? "/";
    const [path = "/", query = ""] = splitOnce(target, "?");
    if (!isPath(path) || namesTwoHosts(request.rawHeaders))
      return refuse(response, 400, "Bad request", { Connection: "close" });
    const health = path === "/healthz" || path === "/readyz";
    if (!health && !isOurs(request.headers.host)) return refuse(response, 421, "Another site", { Connection: "close" });
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (path.length > 1 && (path.endsWith("/") || path.startsWith("//"))) {
      const Location = `/${path.replace(/^[/\\]+|\/+$/g, "")}${query && `?${query}`}`;
      // A form comes again, to the right address, and is looked at there.
      if (!isRead) return refuseSender(request, response, 308, "One slash too many", { ...headers, Location });
      return refuse(response, 308, "", { Location });
    }
    if (!isRead) return void renderedWithBody(request, response);
    const kept = keptKey(path, query ? new URLSearchParams(query) : noQuery, request.headers.cookie);
    if (!kept) {
      response.once("finish", () => {
        if (!ofAdministrators.has(request)) countOpening(path, query, request, response.statusCode);
      });
      return void rendered(request, response);
    }
    const answered = keptPages.answer(
      request,
      response,
      kept.key,
      kept.chosenNow && keepLanguage(kept.chosenNow, secure),
    );
    if (!answered) return countOpening(path, query, request, response.statusCode);
    answered.then(
      () => countOpening(path, query, request, response.statusCode),
      (error: unknown) => {
        log.error({ error, key: kept.key }, "a page could not be made");
        if (!response.headersSent) tellNotMade(request, response, error);
      },
    );
  }

  return { listener, stop: keptPages.stop };
}

/** `raw` has each name before its value. */
function namesTwoHosts(raw: string[]) {
  let hosts = 0;
  for (let at = 0; at < raw.length; at += 2) if (raw[at]?.length === 4 && raw[at]?.toLowerCase() === "host") hosts += 1;
  return hosts > 1;
}

/** Whether a request was made on this very page: for a filter, its other language, a form that came back. */
function isFrom(referer: string | undefined, host: string | undefined, path: string) {
  if (!referer || !host) return false;
  const page = `${host}${path}`;
  const start = referer.indexOf("://") + 3;
  return referer.startsWith(page, start) && /^[?#]?$/.test(referer.charAt(start + page.length));
}

const plainPath = /^\/(?!\/)[\w./-]*$/;

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

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
