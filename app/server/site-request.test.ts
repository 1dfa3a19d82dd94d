import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { pathOf } from "../paths.ts";
import { siteRequestReader } from "./site-request.server.ts";

const read = siteRequestReader({ APP_URL: "https://lab.example", DEFAULT_LANGUAGE: "en" });

function asked(url: string) {
  const incoming = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url });
  const { path, isData, served } = read(incoming, new ServerResponse(incoming)) ?? {};
  return [path, isData, served?.name];
}

test.each([
  ["/", ["/", false, "home"]],
  ["/_.data?_routes=home", ["/", true, "home"]],
  [pathOf("about"), [pathOf("about"), false, "about"]],
  [`${pathOf("about")}.data`, [pathOf("about"), true, "about"]],
  [`${pathOf("about")}/_.data`, [`${pathOf("about")}/`, true, undefined]],
  ["/.data", ["/", true, "home"]],
])("%s asks for a page or for its data", (url, expected) => expect(asked(url)).toEqual(expected));
