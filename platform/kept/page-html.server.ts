import { createHash } from "node:crypto";

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const isData = (attributes: string) => /\btype="application\/ld\+json"/.test(attributes);
const isImmediate = (attributes: string) => /\bdata-now\b/.test(attributes);

/**
 * Sets the page's scripts aside until the visitor does something, or with `soon` until the page has been painted: the
 * script marked `data-now` (see start-script.ts) starts them. What the browser would fetch ahead for them goes too.
 */
export function parkScripts(html: string, soon: boolean) {
  return (
    html
      .replace(/<link rel="modulepreload"[^>]*>/g, "")
      // React Router's mark for routes that a browser has yet to hear of; ours knows them all.
      .replaceAll(' data-discover="true"', "")
      .replace(scriptTag, (whole, attributes: string, code: string) => {
        if (isData(attributes) || isImmediate(attributes)) return whole;
        const type = /\btype="module"/.test(attributes) ? ' data-type="module"' : "";
        return `<script type="text/parked"${type}${soon ? " data-soon" : ""}>${code}</script>`;
      })
  );
}

/** CSP sources (`'sha256-…'`) of every script written in the page. */
export function scriptHashes(html: string) {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(scriptTag))
    if (code && !isData(attributes)) hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  return [...hashes];
}

export function addNonce(html: string, nonce: string) {
  return html.replace(/<script\b(?![^>]*application\/ld\+json)/g, `<script nonce="${nonce}"`);
}
