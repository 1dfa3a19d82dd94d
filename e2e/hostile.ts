/** Texts typed to break a page, a file or a mail; each ends with a word by which tests find it. */
export const hostile = {
  script: `</script><script>alert(1)</script>"'&gt`,
  image: `<img src=x onerror=alert(1)>"onmouseover="alert(1) imgword`,
  vector: `<svg/onload=alert(1)><a xlink:href="javascript:alert(1)">svgword</a>`,
  template: "{{constructor.constructor('alert(1)')()}} ${alert(1)} <%= 1 %> templateword",
  markdown: "[click](javascript:alert(1)) ![x](https://evil.example/x.png) markdownword",
  formula: `=HYPERLINK("https://evil.example";"formulaword")`,
  separators: `@SUM(1);"a"\tb,c separatorword`,
  direction: "\u202Egnp.exe\u202C \u2066x\u2069 \u200Bzero\u200Dwidth directionword",
  marks: `a${"\u0301".repeat(10_000)} marksword`,
  wide: "𝕎𝕚𝕕𝕖 👩‍👩‍👧‍👦 wideword",
  line: "line\u2028separator\u2029 \u0000nul lineword",
};

/** Matches markup that a browser would run. */
export const alive = /<(?:img|svg|a|script)[^>]*(?:\s(?:on\w+=|src=x\b)|javascript:)|<script>alert/i;
