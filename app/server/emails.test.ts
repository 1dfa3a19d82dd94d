import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Email, emailOf } from "../../domain/delivery/email.server.ts";
import { emailQueues } from "../../domain/delivery/queues.server.ts";
import { emails } from "./emails.server.ts";

const root = join(import.meta.dirname, "../..");
const found = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();

const isEmail = (exported: unknown): exported is Email =>
  typeof exported === "object" && exported !== null && "purpose" in exported && "read" in exported;

describe("the e-mails of the site", () => {
  test("every one that is defined is sent out", async () => {
    const files = found("{app,domain}/**/*.emails.server.ts");
    expect(files.length).toBeGreaterThan(5);
    const modules = await Promise.all(
      files.map((file) => import(join(root, file)) as Promise<Record<string, unknown>>),
    );
    const defined = modules.flatMap((module) => Object.values(module).flat().filter(isEmail));
    expect(defined.filter((email) => !emails.includes(email)).map(({ name }) => name)).toEqual([]);
  });

  test("none is defined where it is not looked for", () => {
    const others = found("{app,domain}/**/*.ts").filter((file) => !/\.emails\.server\.ts$|\.test\.ts$/.test(file));
    const defining = others.filter((file) =>
      /(?<!function )\bdefineEmail\(/.test(readFileSync(join(root, file), "utf8")),
    );
    expect(defining).toEqual([]);
  });

  test("each has a name of its own", () => {
    const names = emails.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  test.each([
    ["guide-mail", "guide-next-day"],
    ["newsletter-mail", "newsletter-article"],
    ["operator-mail", "operator-notice"],
  ])("a row of %s that names none, as all did before, is %s", (queue, name) => {
    expect(emails.filter(({ purpose }) => emailQueues[purpose].name === queue)).toHaveLength(1);
    expect(emailOf(emails, queue, {})?.name).toBe(name);
  });

  test("a name that nobody knows is none, whatever its queue", () => {
    expect(emailOf(emails, "guide-mail", { letter: "of-tomorrow" })).toBeUndefined();
  });
});
