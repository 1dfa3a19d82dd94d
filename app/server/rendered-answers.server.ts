import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { RouterContextProvider } from "react-router";
import { noteRefusal } from "../../domain/audit/refusal.server.ts";
import { may } from "../../domain/team/rights.ts";
import { rememberPerson } from "../../domain/person/known-browser.server.ts";
import { forgetSessionToken } from "../../platform/auth/session-cookie.server.ts";
import { accepted, encode } from "../../platform/http/encoding.server.ts";
import { contentSecurityPolicy } from "../../platform/http/headers.server.ts";
import { keepLanguage } from "../../platform/language/choice.ts";
import { withoutKeys } from "../../platform/log/log.server.ts";
import { takeTurns } from "../../platform/rate/turns.server.ts";
import { deferScripts, dropScripts } from "../../platform/page-cache/page-html.server.ts";
import { authWords } from "../auth/words.ts";
import { previewKey } from "../paths.ts";
import { thirdParties } from "../shell/consent/consent-prompt.server.ts";
import { addressOf } from "../context/address-of.server.ts";
import { plainText } from "./guards.server.ts";
import type { SiteRequest } from "./site-request.server.ts";
import {
  type App,
  isDataRequest,
  drawing,
  preview,
  reference,
  sessionUnread,
  upload,
  services,
} from "../context/context.server.ts";
import { showDraft } from "./preview.server.ts";
import type { ContextFor } from "./request-context.server.ts";
import type { WhoHolds } from "./session-reader.server.ts";

/**
 * The maximum number of concurrent and of waiting requests of one person. Without a limit, one account could occupy
 * every database connection.
 */
const ownRequests = { atOnce: 4, waiting: 200 };

type Made = {
  headers: Record<string, string>;
  render: (request: Request, context: RouterContextProvider) => Promise<Response>;
  contextFor: ContextFor;
  whoHolds: WhoHolds;
};

export function createRenderedAnswers(app: App, { headers, render, contextFor, whoHolds }: Made) {
  const { env, log, database, secret } = app;
  const secure = env.APP_URL.startsWith("https:");
  const parties = thirdParties(env);
  // Header names are in lower case, as in a Response, so that headers of the Response override these default headers.
  const lowerCaseHeaders = Object.fromEntries(new Headers(headers));

  /** Returns the signed-in person. Returns undefined if the session has not passed its second factor yet. */
  const personOf = ({ session }: SiteRequest) => (session?.stage === "open" ? session.viewer : undefined);

  async function contextOf(args: SiteRequest, requestId: string) {
    const { incoming, session, chosenLang, search } = args;
    const chosen = chosenLang ?? (session?.stage === "open" ? session.lang : undefined);
    const context = contextFor(
      { lang: chosen ?? args.lang, hasChosenLang: chosen !== undefined, address: addressOf(incoming, env) },
      session,
    );
    context.set(upload, args.upload);
    context.set(reference, requestId);
    context.set(isDataRequest, args.isData);
    context.set(sessionUnread, session === null);
    const previewed = search.get(previewKey);
    const person = personOf(args);
    if (previewed !== null && person && may({ viewer: person }, "content")) await showDraft(context, previewed);
    return context;
  }

  /** Returns the request for the router, with the host name from APP_URL instead of the requested host name. */
  function requestOf({ served }: SiteRequest, sent: Request) {
    const { pathname, search } = new URL(sent.url);
    // The path is set, not resolved, because a path such as "//other.example" would be read as a host name.
    const request = new Request(Object.assign(new URL(env.APP_URL), { pathname, search }), sent);
    // React Router would refuse this Origin header, so it is deleted; the guards have already accepted the form.
    if (served?.route.posted === "from anywhere" || request.headers.get("origin") === "null")
      request.headers.delete("origin");
    return request;
  }

  async function noteForbidden(args: SiteRequest, context: RouterContextProvider) {
    const actor = personOf(args)?.id;
    if (!actor) return;
    const path = withoutKeys(args.path).slice(0, 200);
    await noteRefusal(database.db, { actor, path, address: context.get(services).address }).catch((error: unknown) =>
      log.error({ error }, "a refusal could not be noted"),
    );
  }

  function headOf(args: SiteRequest, context: RouterContextProvider, { status, headers: own }: Response) {
    const head = new Headers(own);
    if (!head.has("Cache-Control")) head.set("Cache-Control", "no-store");
    if (status === 503 && !head.has("Retry-After")) head.set("Retry-After", "5");
    if (context.get(preview)) head.set("X-Robots-Tag", "noindex");
    if (args.langInAddress) head.append("Set-Cookie", keepLanguage(args.langInAddress, secure));
    if (args.sessionToken !== undefined && args.session === undefined && !head.has("Set-Cookie"))
      head.append("Set-Cookie", forgetSessionToken(secure));
    // The cookie that remembers this browser is set here, because this code runs after every kind of sign-in.
    const person = personOf(args);
    const known = person && rememberPerson({ cookies: args.incoming.headers.cookie, secret, secure }, person.id);
    if (known) head.append("Set-Cookie", known);
    return head;
  }

  /**
   * Writes the page directly to the connection, because sending the page through a Response takes as long as rendering
   * the page.
   */
  async function sendPage({ incoming, outgoing }: SiteRequest, status: number, head: Headers, html: string) {
    const encoding = accepted(incoming.headers["accept-encoding"]?.toString());
    const body = await encode(html, encoding);
    outgoing.writeHead(status, {
      ...lowerCaseHeaders,
      ...Object.fromEntries(head),
      "set-cookie": head.getSetCookie(),
      Vary: "Cookie, Accept-Encoding",
      "Content-Length": body.length,
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    });
    outgoing.end(incoming.method === "HEAD" ? undefined : body);
  }

  async function answerNow(args: SiteRequest, sent: Request, requestId: string) {
    // No page is rendered for a visitor who disconnected while the request was waiting.
    if (args.outgoing.closed) return RESPONSE_ALREADY_SENT.clone();
    const context = await contextOf(args, requestId);
    const response = await render(requestOf(args, sent), context);
    if (response.status === 403) await noteForbidden(args, context);
    const head = headOf(args, context, response);
    if (!head.get("Content-Type")?.startsWith("text/html"))
      return new Response(response.body, { status: response.status, headers: head });
    const { html: drawn, nonce } = context.get(drawing);
    const route = args.served?.route;
    const html = route?.still ? dropScripts(drawn, nonce) : deferScripts(drawn, nonce, route?.atOnce === true);
    head.set("Content-Security-Policy", contentSecurityPolicy([`'nonce-${nonce}'`], secure, parties));
    head.set("X-Request-Id", requestId);
    await sendPage(args, response.status, head, html);
    return RESPONSE_ALREADY_SENT.clone();
  }

  function refuseCrowd({ lang }: SiteRequest) {
    const headers = { ...plainText, "Cache-Control": "no-store", "Retry-After": "5" };
    return new Response(authWords.in(lang).crowdedPage, { status: 503, headers });
  }

  const run = takeTurns(ownRequests);

  return async (args: SiteRequest, sent: Request, requestId: string) => {
    args.session = await whoHolds(args.sessionToken);
    const answer = async () => answerNow(args, sent, requestId);
    if (!args.session) return answer();
    // Who has only the password must not fill the queue of the person who is signed in.
    const { stage, viewer } = args.session;
    return run(stage === "open" ? viewer.id : viewer.sessionId, answer, () => refuseCrowd(args));
  };
}
