import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { withoutKeys } from "../../platform/log/log.server.ts";
import type { App } from "../context/context.server.ts";
import type { SiteRequest } from "./site-request.server.ts";
import { plainText, type Refusal } from "./guards.server.ts";
import type { Metrics } from "./metrics.server.ts";
import { mostPaths, routeListPath } from "./route-list.server.ts";

type Steps = {
  headers: Record<string, string>;
  stopping: AbortSignal;
  refusalOf: (args: SiteRequest) => Refusal | undefined;
  listRoutes: (sent: Request) => Promise<Response>;
  answer: (args: SiteRequest, sent: Request, requestId: string) => Promise<Response>;
  metrics: Metrics | undefined;
};

export function createRouter(
  { log, readiness }: App,
  { headers, stopping, refusalOf, listRoutes, answer, metrics }: Steps,
) {
  const underWay = new WeakMap<IncomingMessage, SiteRequest>();
  const router = new Hono<{ Bindings: HttpBindings; Variables: { requestId: string } }>();

  router.use(async (c, next) => {
    const requestId = randomUUID();
    c.set("requestId", requestId);
    await next();
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    c.res.headers.set("X-Request-Id", requestId);
  });
  router.use(compress());

  router.on(["GET", "HEAD"], "/healthz", (c) => c.text("ok", 200, { "Cache-Control": "no-store" }));
  router.on(["GET", "HEAD"], "/readyz", async (c) => {
    const ready = !stopping.aborted && (await readiness.canStore());
    return c.text(ready ? "ready" : "not ready", ready ? 200 : 503, {
      "Cache-Control": "no-store",
      ...(!ready && { "Retry-After": "5" }),
    });
  });
  router.get("/metrics", async (c) => {
    if (!metrics?.isAllowed(c.req.header("Authorization"))) return c.text("Not found", 404);
    return c.text(await metrics.read(), 200, { "Cache-Control": "no-store", "Content-Type": metrics.contentType });
  });
  router.get(routeListPath, async (c) => {
    if ((c.req.query("paths") ?? "").split(",").length > mostPaths) return c.text("Too many paths", 400);
    const { status, headers: own, body } = await listRoutes(c.req.raw);
    return new Response(body, { status, headers: { "Cache-Control": "no-store", ...Object.fromEntries(own) } });
  });

  router.all("*", async (c) => {
    const request = underWay.get(c.env.incoming);
    if (!request) throw new Error("A request that nobody has read");
    const refusal = refusalOf(request);
    if (refusal)
      return new Response(refusal.text, { status: refusal.status, headers: { ...plainText, ...refusal.headers } });
    return answer(request, c.req.raw, c.get("requestId"));
  });
  router.onError((error, c) => {
    log.error({ error, requestId: c.get("requestId"), path: withoutKeys(c.req.path) }, "request failed");
    return c.text(`Something went wrong. Reference: ${c.get("requestId")}`, 500);
  });

  const listener = getRequestListener(router.fetch, { overrideGlobalObjects: false, autoCleanupIncoming: false });

  return (args: SiteRequest, rawBody?: Buffer) => {
    const { incoming, outgoing } = args;
    underWay.set(incoming, args);
    void listener(rawBody ? Object.assign(incoming, { rawBody }) : incoming, outgoing);
  };
}
