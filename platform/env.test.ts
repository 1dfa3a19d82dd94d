import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { envExample, readEnv } from "./env.server.ts";

test("everything is optional", () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    APP_URL: "http://localhost:3000",
    DEFAULT_LANGUAGE: "en",
    TRUST_PROXY: 0,
  });
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
  ["SMTP_URL", "localhost:25"],
  ["MAIL_FROM", "The Lab <a@b.test>\nBcc: c@d.test"],
  ["PITCH_FORM_URL", "javascript:alert(1)"],
  ["DEFAULT_LANGUAGE", "de"],
  ["TRUST_PROXY", "-1"],
  ["SCHEDULER_URL", "http://calendar.example"],
  ["AD_PIXEL_ID", "1234"],
  ["AD_PIXEL_ID", "12345');alert(1)//"],
  ["ACTIVECAMPAIGN_URL", "https://lab.test"],
])("a bad %s (%j) stops the start with a line that names it", (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(name === "ACTIVECAMPAIGN_URL" ? "ACTIVECAMPAIGN_KEY" : name);
});

test(".env.example is what the parser reads", () => {
  expect(readFileSync(new URL("../.env.example", import.meta.url), "utf8")).toBe(envExample());
});
