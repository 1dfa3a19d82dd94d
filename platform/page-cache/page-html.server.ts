import { createHash } from "node:crypto";

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const marked = (nonce: string) => ` nonce="${nonce}"`;
const isImmediate = (attributes: string) => /\bdata-now\b/.test(attributes);

/** Postpones scripts until start.script.ts starts them; a script without the nonce is not ours and stays unchanged. */
export function deferScripts(html: string, nonce: string, soon: boolean) {
  const mark = marked(nonce);
  return (
    html
      .replace(/<link rel="modulepreload"[^>]*>/g, "")
      // React Router fetches the routes of links with this attribute; root.tsx sets it again after hydration.
      .replaceAll(' data-discover="true"', "")
      .replace(scriptTag, (whole, attributes: string, code: string) => {
        if (!attributes.includes(mark) || isImmediate(attributes)) return whole;
        const type = /\btype="module"/.test(attributes) ? ' data-type="module"' : "";
        return `<script type="text/parked"${mark}${type}${soon ? " data-soon" : ""}>${code}</script>`;
      })
  );
}

/**
 * Removes all of the site's scripts from a page that does not need React, except the inline scripts marked `data-now`.
 */
export function dropScripts(html: string, nonce: string) {
  const mark = marked(nonce);
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replaceAll(' data-discover="true"', "")
    .replace(scriptTag, (whole, attributes: string) =>
      attributes.includes(mark) && !isImmediate(attributes) ? "" : whole,
    );
}

/**
 * Prepares a page for the cache: removes the nonce and returns the CSP hashes (`'sha256-…'`) of the scripts that had
 * this nonce.
 */
export function hashScripts(html: string, nonce: string) {
  const mark = marked(nonce);
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(scriptTag))
    if (attributes.includes(mark)) hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  return { html: html.replaceAll(mark, ""), hashes: [...hashes] };
}
