import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Site, startSite } from "../peers/site.ts";
import { ask, contactFields, post, somebody } from "./ask.ts";

const token = "flamants-roses-sur-les-etangs-du-soir";
let site: Site;
beforeAll(async () => {
  // No CRM is configured, so its jobs stay queued.
  site = await startSite({ env: { METRICS_TOKEN: token } });
});
afterAll(() => site.stop());

const metrics = (authorization?: string, headers: Record<string, string> = {}) =>
  ask(site.port, "/metrics", { headers: { ...headers, ...(authorization && { authorization }) } });

test("whoever does not send the token finds nothing", async () => {
  for (const authorization of [undefined, "", token, `Bearer ${token}x`, "Bearer ", `bearer ${token}`])
    expect(await metrics(authorization)).toMatchObject({ status: 404, text: "Not found" });
  expect((await metrics(undefined, { host: "lab-1.internal:3000" })).status).toBe(421);
  expect((await metrics(`Bearer ${token}x`, { host: "lab-1.internal:3000" })).status).toBe(421);
});

test("requests by route and status, deliveries that wait, memory; by any host's name and without anybody's", async () => {
  const { email, address } = somebody();
  await ask(site.port, "/contact");
  expect((await post(site.port, "/contact/send", contactFields(email), address)).status).toBe(200);
  const { status, text, headers } = await vi.waitFor(
    async () => {
      const read = await metrics(`Bearer ${token}`, { host: "lab-1.internal:3000" });
      expect(read.text).toContain('jobs{queue="crm",state="queued"} 1');
      return read;
    },
    { timeout: 20_000, interval: 50 },
  );
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
    "no-store",
  ]);
  expect(text).toMatch(/^http_request_duration_seconds_count\{route="contact",status="200"\} \d+$/m);
  expect(text).toMatch(/^job_oldest_age_seconds\{queue="crm",state="queued"\} [\d.]+$/m);
  expect(text).toMatch(/^mails_held 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).not.toContain(email.split("@")[0]);
  expect(text).not.toContain("@");
});
