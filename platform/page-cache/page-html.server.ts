import { createHash } from "node:crypto";

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const marked = (nonce: string) => ` nonce="${nonce}"`;
const isImmediate = (attributes: string) => /\bdata-now\b/.test(attributes);

/**
 * Sets the page's scripts aside until the visitor does something, or with `soon` until the page has been painted: the
 * script marked `data-now` (see start.script.ts) starts them. What the browser would fetch ahead for them goes too.
 * A script without the renderer's nonce is none of ours and stays as it is, for the browser to refuse.
 */
export function deferScripts(html: string, nonce: string, soon: boolean) {
  const mark = marked(nonce);
  return (
    html
      .replace(/<link rel="modulepreload"[^>]*>/g, "")
      // React Router's mark for links whose route a browser asks for: root.tsx sets it once the page is alive.
      .replaceAll(' data-discover="true"', "")
      .replace(scriptTag, (whole, attributes: string, code: string) => {
        if (!attributes.includes(mark) || isImmediate(attributes)) return whole;
        const type = /\btype="module"/.test(attributes) ? ' data-type="module"' : "";
        return `<script type="text/parked"${mark}${type}${soon ? " data-soon" : ""}>${code}</script>`;
      })
  );
}

/** For a page that is kept: without the nonce, and with the CSP sources (`'sha256-…'`) of the scripts that carried it. */
export function hashScripts(html: string, nonce: string) {
  const mark = marked(nonce);
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(scriptTag))
    if (attributes.includes(mark)) hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  return { html: html.replaceAll(mark, ""), hashes: [...hashes] };
}
