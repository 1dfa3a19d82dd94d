import { text } from "node:stream/consumers";
import { renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { withoutKeys } from "../platform/log/log.server.ts";
import { drawing, reference, services, visitor } from "./context/context.server.ts";
import { NonceContext } from "./shell/inline-script.tsx";
import { LanguageContext } from "./shell/language.tsx";
import type { RouteArgs } from "./shell/require.server.ts";

/** A fault of ours, told in the log; a visitor who went away is none, nor is a form sent where there is none. */
export function handleError(error: unknown, { request, context }: RouteArgs) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const path = withoutKeys(new URL(request.url).pathname);
  context.get(services).log.error({ error, requestId: context.get(reference) || undefined, path }, "a page failed");
}

const unsafe = /[&<>\r\u2028\u2029]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** What the browser reads a page's data from; React Router's own streamed form of it is twice the work. */
async function dataScript(stream: ReadableStream<Uint8Array>, nonce: string) {
  // As a template its quotes stay as they are: 150 bytes less of the home page.
  const data = (await text(stream)).replace(/[\\`$]/g, "\\$&").replace(unsafe, escaped);
  return `<script nonce="${nonce}">{let c=window.__reactRouterContext.streamController;c.enqueue(\`${data}\`);c.close()}</script>`;
}

/** A page leaves whole: its length, its hashes and its status are known before the first byte. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const drawn = context.get(drawing);
  const html = renderToString(
    <NonceContext value={drawn.nonce}>
      {/* Of an answer that fails, the root's own data is missing. */}
      <LanguageContext value={context.get(visitor).lang}>
        <ServerRouter context={routerContext} url={request.url} nonce={drawn.nonce} />
      </LanguageContext>
    </NonceContext>,
  );
  const script = serverHandoffStream ? await dataScript(serverHandoffStream, drawn.nonce) : "";
  drawn.html = `<!DOCTYPE html>${html.replace("</body>", () => `${script}</body>`)}`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(null, { status, headers });
}
