import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cookies } from "../../content/pages/cookies.ts";
import { challengeLasts } from "../../platform/auth/challenge.server.ts";
import { isTest, root, sources } from "./sources.ts";

test("the cookies page lists every cookie that proves an earlier action, with its days", () => {
  const set = sources
    .filter(({ path }) => /^(app|domain|platform)\//.test(path) && !isTest(path))
    .flatMap(({ path }) => [
      ...readFileSync(join(root, path), "utf8").matchAll(/= \{ name: "([\w-]+)", days: (\d+) \}/g),
    ])
    .map(([, name, days]) => [`__Host-${name}`, days === "1" ? "1 day" : `${days} days`]);
  expect(set.length).toBeGreaterThan(3);
  const table = cookies.sections.flatMap(({ blocks }) => blocks).find(({ type }) => type === "table");
  const rows = table?.type === "table" ? table.rows.map((row) => [row[0]?.en, row.at(-1)?.en]) : [];
  expect(rows).toEqual(expect.arrayContaining(set));
});

test("the cookies page says that asking for a passkey sets the session’s cookie before anyone has signed in", () => {
  const table = cookies.sections.flatMap(({ blocks }) => blocks).find(({ type }) => type === "table");
  const row = table?.type === "table" ? table.rows.find(([name]) => name?.en === "__Host-session") : undefined;
  for (const [lang, passkey] of [
    ["en", /passkey/],
    ["fr", /clé d’accès/],
  ] as const) {
    expect(row?.[2]?.[lang]).toMatch(passkey);
    expect(row?.[3]?.[lang]).toContain(`${challengeLasts / 60} minutes`);
  }
});
