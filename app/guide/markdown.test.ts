import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.server.ts";

test("what is typed as markup stays text, and a link is an address of the web", () => {
  const html = renderMarkdown(
    "**5 min.** <script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1)) [y](data:text/html,z) [z](https://impots.gouv.fr)",
  );
  expect(html).toContain("<strong>5 min.</strong> &lt;script&gt;");
  expect(html).not.toMatch(/<(script|img)|href="(javascript|data):/);
  expect(html).toContain('<a href="https://impots.gouv.fr" rel="noopener">z</a>');
});
