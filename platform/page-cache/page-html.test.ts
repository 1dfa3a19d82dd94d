import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { deferScripts, dropScripts, hashScripts } from "./page-html.server.ts";

const nonce = "AAAAAAAAAAAAAAAAAAAAAA==";
const own = [
  `<script data-now="" nonce="${nonce}">now()</script>`,
  `<script nonce="${nonce}">later()</script>`,
  `<script type="module" nonce="${nonce}">import "/assets/a.js"</script>`,
];
const injected = [
  "<script>evil()</script>",
  '<script data-now="">evil()</script>',
  '<script nonce="">evil()</script>',
  `<script title='nonce="${nonce.replace("A", "B")}"'>evil()</script>`,
  '<script src="https://evil.example/a.js"></script>',
  '<script type="text/parked">evil()</script>',
];
const page = `<body>${own[0]}${injected.join("")}${own[1]}${own[2]}</body>`;
const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("of the scripts of a page", () => {
  const parked = deferScripts(page, nonce, false);

  test("those that the renderer marked are set aside, others stay as they are", () => {
    expect(parked).toContain(`<script type="text/parked" nonce="${nonce}">later()</script>`);
    expect(parked).toContain(`<script type="text/parked" nonce="${nonce}" data-type="module">import "/assets/a.js"`);
    expect(parked).toContain(own[0]);
    for (const each of injected) expect(parked).toContain(each);
  });

  test("a page without React keeps those that run where they stand", () => {
    expect(dropScripts(page, nonce)).toBe(`<body>${own[0]}${injected.join("")}</body>`);
  });

  test("those alone have a hash, and no nonce is kept", () => {
    const { html, hashes } = hashScripts(parked, nonce);
    expect(hashes).toEqual(["now()", "later()", 'import "/assets/a.js"'].map(hashOf));
    expect(html).not.toContain(nonce);
  });
});
