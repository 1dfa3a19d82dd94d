import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { createGuards } from "./guards.server.ts";
import { siteRequestReader } from "./site-request.server.ts";

const env = { APP_URL: "https://lab.example", DEFAULT_LANGUAGE: "en" } as const;
const [read, guards] = [siteRequestReader(env), createGuards(env, undefined)];

function sentOnTo(url: string) {
  const incoming = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url });
  incoming.headers.host = "lab.example";
  const args = read(incoming, new ServerResponse(incoming));
  return args && guards.address(args)?.headers?.["Location"];
}

test.each([
  ["/about", undefined],
  ["/about/", "/about"],
  ["//about//?a=b", "/about?a=b"],
  ["/\\/evil.test/", "/evil.test"],
  ["///", "/"],
])("%s is sent on to %s", (url, to) => expect(sentOnTo(url)).toBe(to));

// A regular expression would take minutes for this path.
test("a path full of slashes is trimmed in one pass", { timeout: 5_000 }, () => {
  const path = `/a${"/".repeat(200_000)}a`;
  expect(sentOnTo(`${path}/`)).toBe(path);
});
