import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { envExample, readEnv, unreadVariables } from "./env.server.ts";

test("everything is optional", () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    APP_URL: "http://localhost:3000",
    DEFAULT_LANGUAGE: "en",
    TRUST_PROXY: 0,
  });
  expect(readEnv({ PORT: "" })).toEqual(readEnv({}));
  expect(readEnv({ PORT: "8080", APP_URL: "", DATABASE_URL: "" })).toMatchObject({
    APP_URL: "http://localhost:8080",
    DATABASE_URL: undefined,
  });
});

test.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["APP_URL", "lab.example"],
  ["APP_URL", "javascript:alert(1)"],
  ["DATABASE_URL", "mysql://localhost/lab"],
  ["AUTH_SECRET", "short"],
  ["METRICS_TOKEN", "x"],
  ["METRICS_TOKEN", "m".repeat(7)],
  ["SMTP_URL", "localhost:25"],
  ["MAIL_FROM", "The Lab <a@b.test>\nBcc: c@d.test"],
  ["PITCH_FORM_URL", "javascript:alert(1)"],
  ["DEFAULT_LANGUAGE", "de"],
  ["TRUST_PROXY", "-1"],
  ["SCHEDULER_URL", "http://calendar.example"],
  ["SCHEDULER_URL", "http://localhost.example/"],
  ["SCHEDULER_URL", "http://localhost@calendar.example/"],
  ["SCHEDULER_URL", "http://127.0.0.1:80@calendar.example/"],
  ["SCHEDULER_URL", "javascript:alert(1)"],
  ["AD_PIXEL_ID", "a b"],
  ["AD_PIXEL_ID", "1".repeat(41)],
  ["AD_PIXEL_ID", "12345\n"],
  ["AD_PIXEL_ID", "12345');alert(1)//"],
  ["ACTIVECAMPAIGN_URL", "https://lab.test"],
])("a bad %s (%j) stops the start with a line that names it", (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(name === "ACTIVECAMPAIGN_URL" ? "ACTIVECAMPAIGN_KEY" : name);
});

test.each([
  ["SCHEDULER_URL", "https://calendar.example/the-lab"],
  ["SCHEDULER_URL", "http://localhost:4000/the-lab"],
  ["SCHEDULER_URL", "http://127.0.0.1:4000"],
  ["AD_PIXEL_ID", "123456789012345"],
  ["AD_PIXEL_ID", "test-PIXEL_1"],
] as const)("%s may be %j", (name, value) => expect(readEnv({ [name]: value })[name]).toBe(value));

test("a start says that payment is not built, where somebody has set it up", () => {
  expect(unreadVariables({ STRIPE_SECRET_KEY: "sk_test" })).toMatch(/^STRIPE_\*: .*nothing is charged\.$/);
  expect(unreadVariables({ STRIPE_SECRET_KEY: "", PORT: "3000" })).toBeUndefined();
});

test(".env.example is what the parser reads", () => {
  expect(readFileSync(new URL("../.env.example", import.meta.url), "utf8")).toBe(envExample());
});
