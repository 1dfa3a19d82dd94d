import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { pathOf } from "../../app/paths.ts";
import { ask, formBody, urlencoded } from "../http/ask.ts";
import type { Site } from "./site.ts";

type Demo = Pick<Site, "port" | "dataDir">;

export const demoMembers = [
  ...["admin", "founder", "new", "investor", "pending", "editor", "investor2"],
  ...["manager", "reviewer", "expert"],
].map((name) => `${name}@demo.example`);

export const demoPassword = ({ dataDir }: Demo) => readFileSync(join(dataDir, "demo-password"), "utf8");

async function send({ port }: Demo, path: string, fields: Record<string, string>, cookie = "") {
  const headers = { ...urlencoded, cookie, "sec-fetch-site": "same-origin" };
  const answer = await ask(port, path, { method: "POST", headers, body: formBody(fields) });
  return {
    status: answer.status,
    to: String(answer.headers["location"]),
    cookie: (answer.headers["set-cookie"] ?? []).map((each) => each.split(";")[0]).join("; "),
  };
}

/** Signs in as a member of the demo; `first` is the page that follows the password. */
export async function signInToDemo(site: Demo, email: string) {
  const half = await send(site, pathOf("sign-in"), { email, password: demoPassword(site) });
  if (!half.to.startsWith(pathOf("second-factor-setup"))) return { ...half, first: half.to };
  const whole = await send(site, half.to, { intent: "skip" }, half.cookie);
  expect(whole.status).toBe(303);
  return { ...whole, first: half.to };
}
