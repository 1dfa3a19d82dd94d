import { expect, test } from "vitest";
import { readEnv } from "../../../platform/env.server.ts";
import { thirdParties } from "./consent-prompt.server.ts";

test.each([
  ["https://calendar.example/the-lab?a=b", "https://calendar.example"],
  ["http://localhost:4000/the-lab", "http://localhost:4000"],
  ["http://127.0.0.1:4000/", "http://127.0.0.1:4000"],
])("a calendar at %s may be framed from %s alone", (SCHEDULER_URL, origin) =>
  expect(thirdParties(readEnv({ SCHEDULER_URL }))).toEqual({ frames: [origin] }),
);
