import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOf, signInPath } from "../../app/paths.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask, formBody, urlencoded } from "./ask.ts";

const dataDir = mkdtempSync(join(tmpdir(), "lab-demo-"));
let site: Site;
beforeAll(async () => {
  site = await startSite({ command: "demo", dataDir });
});
afterAll(async () => {
  await site.dispose();
  rmSync(dataDir, { recursive: true });
});

const members = ["admin", "founder", "new", "investor", "pending"].map((name) => `${name}@demo.example`);
const keptPassword = () => readFileSync(join(dataDir, "demo-password"), "utf8");

async function signIn(email: string, password: string) {
  const headers = { ...urlencoded, "sec-fetch-site": "same-origin" };
  const answer = await ask(site.port, signInPath(), { method: "POST", headers, body: formBody({ email, password }) });
  const cookie = (answer.headers["set-cookie"] ?? []).map((each) => each.split(";")[0]).join("; ");
  return { to: String(answer.headers["location"]), cookie };
}

test("says who there is and with which password one comes in", async () => {
  const password = keptPassword();
  for (const part of [...members, password]) expect(site.output()).toContain(part);
  const ways = await Promise.all(members.map(async (email) => (await signIn(email, password)).to));
  const [admin, ...others] = ways;
  expect(admin).toContain("/auth/second-factor");
  expect(others).toEqual([
    "/startup/dashboard",
    "/startup/dashboard",
    "/investisseur/dashboard",
    "/investisseur/dashboard",
  ]);
  const half = await signIn("admin@demo.example", password);
  const skipped = await ask(site.port, admin ?? "", {
    method: "POST",
    headers: { ...urlencoded, cookie: half.cookie, "sec-fetch-site": "same-origin" },
    body: formBody({ intent: "skip" }),
  });
  expect([skipped.status, skipped.headers["location"]]).toEqual([303, pathOf("admin")]);
  const whole = skipped.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  expect((await ask(site.port, pathOf("admin"), { headers: { cookie: whole } })).status).toBe(200);
  const founder = await signIn("founder@demo.example", password);
  const { text } = await ask(site.port, founder.to, { headers: { cookie: founder.cookie } });
  for (const part of [
    "Marmelade (exemple)",
    "Acceptée",
    "Pitch Session (exemple)",
    "Elite CoPilot",
    "https://chat.example.com/the-lab",
  ])
    expect(text, part).toContain(part);
});

test("run again it keeps the password and what was changed", async () => {
  const password = keptPassword();
  const { cookie } = await signIn("new@demo.example", password);
  const headers = { ...urlencoded, cookie, "sec-fetch-site": "same-origin" };
  const body = formBody({ startup_name: "Girouette (exemple)" });
  expect((await ask(site.port, "/startup/profil", { method: "POST", headers, body })).status).toBe(303);
  await site.stop();
  await site.start();
  expect([keptPassword(), site.output().includes(password)]).toEqual([password, true]);
  const again = await signIn("new@demo.example", password);
  const { text } = await ask(site.port, again.to, { headers: { cookie: again.cookie } });
  expect(text).toContain("Girouette (exemple)");
});
