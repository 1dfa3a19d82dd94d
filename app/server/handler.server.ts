import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "react-router";
import { crowdedFor } from "../../platform/auth/password-hash.server.ts";
import { securityHeaders } from "../../platform/http/headers.server.ts";
import { answerFailed } from "../../platform/http/listen.server.ts";
import { withoutKeys } from "../../platform/log/log.server.ts";
import { authWords } from "../auth/words.ts";
import { addressOf } from "../context/address-of.server.ts";
import { type SiteRequest, siteRequestReader } from "./site-request.server.ts";
import { createBodies } from "./bodies.server.ts";
import type { App } from "../context/context.server.ts";
import { createGuards, noAddress, type Refusal } from "./guards.server.ts";
import { createKeptAnswers } from "./kept-answers.server.ts";
import { createMetrics } from "./metrics.server.ts";
import { pageViewCounter } from "./page-views.server.ts";
import { createPageRouters } from "./page-routers.server.ts";
import { planReader } from "./plan-reader.server.ts";
import { refuser } from "./refuse.server.ts";
import { createRenderedAnswers } from "./rendered-answers.server.ts";
import { contextMaker } from "./request-context.server.ts";
import { guardedRoutes } from "./route-guards.server.ts";
import { withLeanEntries } from "./route-list.server.ts";
import { createRouter } from "./router.server.ts";
import { sessionReader } from "./session-reader.server.ts";

/** `stopping` is aborted when the server shuts down; requests are still answered for a few seconds. */
export async function createHandler(app: App, build: ServerBuild, stopping: AbortSignal) {
  const headers = securityHeaders(app.env.APP_URL.startsWith("https:"));
  const { render, all } = createPageRouters(withLeanEntries(guardedRoutes(build)));
  const contextFor = contextMaker(app, stopping);
  const whoHolds = sessionReader(app);

  const readSiteRequest = siteRequestReader(app.env);
  const metrics = app.env.METRICS_TOKEN ? createMetrics(app.env.METRICS_TOKEN, app.database) : undefined;
  const guards = createGuards(app.env, metrics);
  const refuse = refuser(headers);
  const bodyOf = createBodies(app.env, whoHolds, planReader(app));
  const kept = await createKeptAnswers(app, { headers, render, contextFor, refuse });
  const answer = createRenderedAnswers(app, { headers, render, contextFor, whoHolds });
  const listRoutes = (sent: Request) => all(sent, contextFor({ lang: "en", hasChosenLang: false, address: "unknown" }));
  const route = createRouter(app, { headers, stopping, refusalOf: guards.method, listRoutes, answer, metrics });
  const countOpening = pageViewCounter(app);

  /**
   * Refuses sign-ins above the rate limit without rendering the page, because rendering would delay the sign-ins
   * already waiting.
   */
  function crowdAt({ incoming, served, isData, lang }: SiteRequest): Refusal | undefined {
    if (served?.name !== "sign-in" || isData) return undefined;
    const wait = crowdedFor(addressOf(incoming, app.env));
    if (wait === 0) return undefined;
    return { status: 503, text: authWords.in(lang).crowdedPage, headers: { "Retry-After": String(wait) } };
  }

  /** Answers errors thrown outside the routes. The router answers errors thrown in routes. */
  function answerFailure({ outgoing, path }: SiteRequest, error: unknown) {
    app.log.error({ error, path: withoutKeys(path) }, "request failed");
    answerFailed(outgoing);
  }

  async function answerSender(args: SiteRequest) {
    const body = await bodyOf(args);
    if (body === undefined) return void args.outgoing.destroy();
    const refusal = Buffer.isBuffer(body) ? crowdAt(args) : body;
    if (refusal) return refuse(args, refusal);
    if (Buffer.isBuffer(body)) route(args, body);
  }

  function answerReader(args: SiteRequest) {
    const found = kept.find(args);
    if (!found) {
      args.outgoing.once("finish", () => countOpening(args));
      return route(args);
    }
    const made = kept.answer(args, found);
    if (made) void made.then(() => countOpening(args)).catch((error: unknown) => answerFailure(args, error));
    else countOpening(args);
  }

  function listener(incoming: IncomingMessage, outgoing: ServerResponse) {
    if (stopping.aborted) outgoing.setHeader("Connection", "close");
    const request = readSiteRequest(incoming, outgoing);
    metrics?.time(outgoing, request?.served?.name ?? "none");
    const refusal = request ? guards.address(request) : noAddress;
    if (!request || refusal) return refuse({ incoming, outgoing }, refusal ?? noAddress);
    if (request.isRead) return answerReader(request);
    void answerSender(request).catch((error: unknown) => answerFailure(request, error));
  }

  return { listener, stop: kept.stop };
}
