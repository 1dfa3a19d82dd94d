import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { accepted, brotli, type Encoding, gzip } from "../http/encoding.server.ts";

const worthCompressing = /^(text\/|application\/(json|xml|javascript|manifest)|image\/svg)/;
type Variant = { bytes: Buffer; headers: OutgoingHttpHeaders & { ETag: string } };
type CachedPage = {
  version: string;
  status: number;
  variants: Record<Encoding, Variant>;
  size: number;
  /** True if the page is already compressed with the best Brotli quality. */
  recompressed: boolean;
  /** True if the page was requested since the cache was last full; the page is then spared once. */
  used: boolean;
};

export type RenderedAnswer = {
  status: number;
  body: string | Buffer;
  /** The body compressed with Brotli; if omitted, the cache compresses the body. */
  dense?: Buffer;
  headers: Record<string, string> & { "Content-Type": string };
  /**
   * True if the response must not be cached because the URL does not exist; otherwise invented URLs could fill the
   * memory.
   */
  passing?: boolean;
};

type Options = {
  render(key: string): Promise<RenderedAnswer>;
  /** Returns the current version of a page's content. A cached page of another version is rendered again. */
  version(key: string): string;
  headers: Record<string, string>;
  maxBytes?: number;
  /**
   * When no page has been rendered for this many milliseconds, the cached pages are compressed again with the best
   * quality.
   */
  idle?: number;
};

/** Keeps pages and files compressed and ready to send; drops pages not requested recently when memory is short. */
export function createPageCache({ render, version, headers, maxBytes = 60 * 2 ** 20, idle = 2_000 }: Options) {
  const pages = new Map<string, CachedPage>();
  const making = new Map<string, Promise<CachedPage>>();
  let bytesKept = 0;
  let squeezing: NodeJS.Timeout | undefined;

  function variant(bytes: Buffer, encoding: Encoding, own: Record<string, string>): Variant {
    const tag = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    return {
      bytes,
      headers: {
        ...headers,
        "Cache-Control": "private, no-cache",
        Vary: "Cookie, Accept-Encoding",
        ...own,
        "Content-Length": bytes.length,
        ETag: `"${tag}"`,
        ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      },
    };
  }

  function drop(key: string) {
    bytesKept -= pages.get(key)?.size ?? 0;
    pages.delete(key);
  }

  function keep(key: string, page: CachedPage) {
    drop(key);
    pages.set(key, page);
    bytesKept += page.size;
    // Recently requested pages move to the end once here; moving them at every request would take longer.
    for (const [oldest, aged] of pages) {
      if (bytesKept <= maxBytes) break;
      if (!aged.used) {
        drop(oldest);
        continue;
      }
      aged.used = false;
      pages.delete(oldest);
      pages.set(oldest, aged);
    }
  }

  async function make(key: string) {
    const madeFor = version(key);
    const { status, body, dense, headers: own, passing } = await render(key);
    const bytes = Buffer.from(body);
    const [br, zipped] = worthCompressing.test(own["Content-Type"])
      ? await Promise.all([dense ?? brotli(bytes, 5), gzip(bytes)])
      : [bytes, bytes];
    const identity = variant(bytes, "identity", own);
    const variants = {
      br: br === bytes ? identity : variant(br, "br", own),
      gzip: zipped === bytes ? identity : variant(zipped, "gzip", own),
      identity,
    };
    const size = br.length + zipped.length + bytes.length;
    const recompressed = br === bytes || dense !== undefined;
    const page = { version: madeFor, status, variants, size, recompressed, used: true };
    if (status >= 500 || passing) return page;
    keep(key, page);
    clearTimeout(squeezing);
    squeezing = setTimeout(() => void recompress(), idle).unref();
    return page;
  }

  async function recompress() {
    for (const [key, page] of pages) {
      if (page.recompressed) continue;
      const tight = await brotli(page.variants.identity.bytes, 11);
      page.recompressed = true;
      if (pages.get(key) !== page || tight.length >= page.variants.br.bytes.length) continue;
      const br: Variant = { bytes: tight, headers: { ...page.variants.br.headers, "Content-Length": tight.length } };
      bytesKept += tight.length - page.variants.br.bytes.length;
      pages.set(key, {
        ...page,
        size: page.size + tight.length - page.variants.br.bytes.length,
        variants: { ...page.variants, br },
      });
    }
  }

  function send(request: IncomingMessage, response: ServerResponse, page: CachedPage, setCookie?: string) {
    const { bytes, headers: ready } = page.variants[accepted(request.headers["accept-encoding"])];
    const head = setCookie ? { ...ready, "Set-Cookie": setCookie } : ready;
    if (page.status === 200 && request.headers["if-none-match"]?.includes(ready.ETag)) {
      const { "Content-Length": _, ...rest } = head;
      response.writeHead(304, rest).end();
      return;
    }
    response.writeHead(page.status, head);
    response.end(request.method === "HEAD" ? undefined : bytes);
  }

  return {
    answer(
      request: IncomingMessage,
      response: ServerResponse,
      key: string,
      setCookie?: string,
    ): Promise<void> | undefined {
      const page = pages.get(key);
      if (page?.version === version(key)) {
        page.used = true;
        send(request, response, page, setCookie);
        return undefined;
      }
      const made = making.get(key) ?? make(key).finally(() => making.delete(key));
      making.set(key, made);
      return made.then(
        (fresh) => send(request, response, fresh, setCookie),
        (error: unknown) => {
          if (!page) throw error;
          send(request, response, page, setCookie);
        },
      );
    },
    bytes: () => bytesKept,
    stop: () => clearTimeout(squeezing),
  };
}
