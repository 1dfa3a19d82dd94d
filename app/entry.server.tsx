import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { languages } from "../platform/language/language.ts";
import { services } from "./services.server.ts";
import { loadWords } from "./words.ts";

await Promise.all(languages.map(loadWords));

/** A fault of ours, told in the log; a visitor who went away is none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted) return;
  context.get(services).log.error({ error, path: new URL(request.url).pathname }, "a page failed");
}

/** A page leaves whole: its length, its hashes and its status are known before the first byte. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  let failure: unknown;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => {
        failure = error;
      },
    });
  });
  if (failure) throw failure;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}
