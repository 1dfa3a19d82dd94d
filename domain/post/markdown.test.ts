import { describe, expect, test } from "vitest";
import { languages } from "../../platform/language/language.ts";
import { renderMarkdown } from "./markdown.server.ts";
import { readShippedPosts } from "./post-file.server.ts";

const html = (body: string) => renderMarkdown(body, "en", "Title").html;

const allowed: Record<string, RegExp> = {
  a: /^(?: href="(?:https:\/\/|mailto:|\/(?![/\\])|#)[^"]*"| title="[^"]*"| rel="noopener")*$/,
  div: /^ class="article-table" role="group" tabindex="0" aria-label="[^"]*"$/,
  table: /^ class="table"$/,
  th: /^ scope="(?:col|row)"(?: class="figures")?$/,
  td: /^(?: class="figures")?$/,
  h2: /^ id="s-[\p{L}\p{N}-]*"$/u,
  ol: /^(?: start="\d+")?$/,
};
const plain = "p h3 h4 h5 h6 ul li strong em s blockquote pre code hr br thead tbody tr".split(" ");

/** Returns tags that are neither `allowed` nor `plain`, because a browser might execute such tags. */
function actsIn(output: string) {
  const wrong: string[] = [];
  const rest = output.replace(
    /<\/?([a-z0-9]+)((?:\s[^<>"]*(?:"[^"]*")?)*)\s*\/?>/gi,
    (tag, name: string, attributes: string) => {
      const fits = allowed[name]
        ? allowed[name].test(attributes) || tag.startsWith("</")
        : plain.includes(name) && !attributes;
      if (!fits) wrong.push(tag);
      return "";
    },
  );
  if (/[<>]/.test(rest)) wrong.push(rest.slice(0, 200));
  return wrong;
}

const hostile = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "<a href=javascript:alert(1)>x</a>",
  "<!-- <script>alert(1)</script> -->",
  "<style>*{display:none}</style>\n\n<iframe src=//evil.test>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](javascript&colon;alert(1))",
  "[x](java\nscript:alert(1))",
  "[x](<java\tscript:alert(1)>)",
  "[x](\u0001javascript:alert(1))",
  "[x](vbscript:msgbox(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x](data:text/html;base64,PHNjcmlwdD4=)",
  "[x](file:///etc/passwd)",
  "[x](//evil.test)",
  "[x](/\\evil.test)",
  "[x](\\\\evil.test)",
  "[x](http://evil.test)",
  "[x](blob:https://evil.test/1)",
  "<javascript:alert(1)>",
  '<https://evil.test/"onmouseover=alert(1)>',
  '[x](https://evil.test/"onmouseover="alert(1))',
  '[x](/about "title\\" onmouseover=\\"alert(1)")',
  "[x][1]\n\n[1]: javascript:alert(1)",
  '[x][1]\n\n[1]: https://evil.test "a\\" onclick=\\"alert(1)"',
  "![x](javascript:alert(1))",
  "![x](https://evil.test/pixel.gif)",
  '![" onerror="alert(1)](/x.png)',
  "![<script>alert(1)</script>](/x.png)",
  '## "><script>alert(1)</script>',
  "## <img src=x onerror=alert(1)>\n\n| a |\n|---|\n| b |",
  '## " onmouseover="alert(1)\n\n| a |\n|---|\n| b |',
  '```"><script>alert(1)</script>\n</code></pre><script>alert(1)</script>\n```',
  "    </code></pre><script>alert(1)</script>",
  "`<script>alert(1)</script>`",
  "| <script>alert(1)</script> | [x](javascript:alert(1)) |\n|:---|---:|\n| <b onclick=alert(1)>x</b> | 1 |",
  "> <script>alert(1)</script>",
  "&lt;script&gt;alert(1)&lt;/script&gt; &#60;script&#62;",
  "\\<script>alert(1)</script>",
  "<x onclick=alert(1)//",
  "<\u0000script>alert(1)</script>",
  "*".repeat(5_000),
  "[".repeat(5_000),
  ">".repeat(500) + " x",
  "- ".repeat(500) + "x",
];

describe("what a post may hold", () => {
  test.each(hostile)("%j is inert", (body) => {
    const output = html(`${body}\n\nafter`);
    expect(actsIn(output)).toEqual([]);
    expect(output).not.toMatch(/(href|src)="\s*(javascript|vbscript|data|file|blob|http:)/i);
  });

  test("the check itself sees what acts", () => {
    for (const output of ["<script>", '<a href="javascript:x">', '<p onclick="x">', "<img src=x>", "a < b"])
      expect(actsIn(output)).not.toEqual([]);
  });

  test("the shipped posts are nothing else", () => {
    for (const { body, lang, title } of readShippedPosts())
      expect(actsIn(renderMarkdown(body, lang, title).html)).toEqual([]);
  });
});

test("headings become sections with a place of their own, below the page's heading", () => {
  const { html: output, sections } = renderMarkdown("# Un\n\n## L’été\n\n### Trois\n\n## L’été", "fr", "T");
  expect(sections).toEqual([
    { id: "s-un", title: "Un" },
    { id: "s-l-ete", title: "L’été" },
    { id: "s-l-ete-2", title: "L’été" },
  ]);
  expect(output.match(/<h\d/g)).toEqual(["<h2", "<h2", "<h3", "<h2"]);
});

test("small headings alone make no sections and skip no level", () => {
  const { html: output, sections } = renderMarkdown("### Un\n\nA\n\n### Deux", "fr", "T");
  expect([sections, output.match(/<h\d/g)]).toEqual([[], ["<h2", "<h2"]]);
});

test("a table has headings for its columns and rows, a name, and figures set as figures", () => {
  const output = html(
    "## Costs\n\n| Item | Sum | Note |\n|---|---|---|\n| A | €1,200 | x |\n| B | 20% | 3 |\n| C | – | – |",
  );
  expect(output).toContain('aria-label="Costs"');
  expect(output.match(/<th scope="row">/g)).toHaveLength(3);
  expect(output.match(/class="figures"/g)).toHaveLength(4);
});

test("French gets its spaces, English none", () => {
  const text = "Combien ? 1 000 000 € : « tout », 20 %.";
  expect(renderMarkdown(text, "fr", "T").html).toBe(
    "<p>Combien\u202F? 1\u202F000\u202F000\u00A0€\u00A0: «\u00A0tout\u00A0», 20\u00A0%.</p>\n",
  );
  expect(renderMarkdown("article L. 228-91", "fr", "T").html).toContain("L.\u00A0228-91");
  expect(renderMarkdown(text, "en", "T").html).toContain(text);
});

test("links leave the site openly", () => {
  expect(html("[a](https://x.test) [b](/blog/y) [c](#s-z)")).toBe(
    '<p><a href="https://x.test" rel="noopener">a</a> <a href="/blog/y">b</a> <a href="#s-z">c</a></p>\n',
  );
});

test.each([
  [1, 1],
  [200, 1],
  [201, 2],
  [1_300, 7],
])("%i words take %i minutes", (words, minutes) =>
  expect(languages.map((lang) => renderMarkdown("mot ".repeat(words), lang, "T").minutes)).toEqual([minutes, minutes]),
);

test("thousands of equal headings are named in little time, each with its own id", () => {
  const begun = performance.now();
  const { sections } = renderMarkdown("## Été\n\n".repeat(15_000), "fr", "T");
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(15_000);
  expect(sections.at(-1)?.id).toBe("s-ete-15000");
  const mixed = renderMarkdown("## A\n\n## A 2\n\n## A\n\n## A 2\n\n## A", "en", "T").sections;
  expect(mixed.map(({ id }) => id)).toEqual(["s-a", "s-a-2", "s-a-3", "s-a-2-2", "s-a-4"]);
});
