import { expect, test } from "vitest";
import { sameSitePath } from "./same-site-path.ts";

const elsewhere = [
  "https://evil.test",
  "//evil.test",
  "/\\evil.test",
  "\\/evil.test",
  "\\\\evil.test",
  "/%09/evil.test".replace("%09", "\t"),
  "/..//evil.test",
  "/.//evil.test",
  "/a/..//evil.test",
  "https:evil.test",
  "https:/evil.test",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "http://user@evil.test",
  "@evil.test",
  "evil.test",
  "",
  " /",
  "\n/",
  "\t//evil.test",
  "///evil.test",
  "////evil.test",
  "/\t/evil.test",
  "/\n/evil.test",
  "/\r\n/evil.test",
  "?to=x",
  "#x",
  "..//evil.test",
  "http:\\\\evil.test",
  "//evil.test/%2e%2e",
  "/\\/evil.test",
  "/./\\evil.test",
  "mailto:a@b.test",
  "file:///etc/passwd",
  "//[::1]",
  "//0x7f.1",
  "／／evil.test",
  null,
  4,
];

test.each(elsewhere)("%j leads nowhere but this site", (to) => {
  const { pathname, search, hash } = sameSitePath(to);
  const location = `${pathname}${search}${hash}`;
  expect(new URL(location, "https://lab.test").origin).toBe("https://lab.test");
  expect(location).not.toMatch(/evil\.test\/?$|[\r\n]/);
});

test("a page of this site is kept whole", () => {
  const { pathname, search, hash } = sameSitePath("/about?utm_source=a&lang=fr#contact");
  expect(`${pathname}${search}${hash}`).toBe("/about?utm_source=a&lang=fr#contact");
});
