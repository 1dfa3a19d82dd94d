import { resolve } from "node:path";
import * as z from "zod";

const port = z.coerce.number().int().min(0).max(65535);
const httpUrl = z.url({ protocol: /^https?$/ });
/** A URL to embed in an iframe; http is allowed only on this machine. */
const framedUrl = z.union([
  z.url({ protocol: /^https$/ }),
  z.url({ protocol: /^http$/, hostname: /^(localhost|127\.0\.0\.1)$/ }),
]);
const blankAsMissing = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsMissing, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: z.output<T>) =>
  z.preprocess(blankAsMissing, schema.optional()).transform((given) => given ?? value);

const variables = {
  PORT: withDefault(port, 3000).describe("Port to listen on; 3000 when empty."),
  HOST: withDefault(z.string(), "127.0.0.1").describe("Address to listen on; 127.0.0.1 when empty."),
  APP_URL: optional(httpUrl).describe("Public address of the site; http://localhost:PORT when empty."),
  DATA_DIR: withDefault(z.string(), ".data").describe(
    "Folder of the embedded database, the secrets and the mail files.",
  ),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })).describe(
    "postgres://… to use PostgreSQL; the embedded database in DATA_DIR when empty.",
  ),
  AUTH_SECRET: optional(z.string().min(32)).describe(
    "At least 32 characters, the same on every server; made at first start and kept in DATA_DIR when empty.",
  ),
  BACKUP_PASSPHRASE: optional(z.string().min(8)).describe(
    "At least 8 characters, with which backups are encrypted and hold the secret; without it they leave the secret out, and restoring one says what has to be renewed.",
  ),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })).describe(
    "smtp://user:password@host:587; messages become .eml files in DATA_DIR/mail when empty.",
  ),
  MAIL_FROM: withDefault(
    z.string().regex(/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/),
    "The Lab <no-reply@localhost>",
  ).describe("Sender of every message."),
  ACTIVECAMPAIGN_URL: optional(httpUrl).describe(
    "ActiveCampaign account address; deliveries to the CRM wait when empty.",
  ),
  ACTIVECAMPAIGN_KEY: optional(z.string().min(1)).describe("ActiveCampaign API key."),
  COPILOT_URL: optional(httpUrl).describe(
    "Base address, ending in /v1, of an endpoint that speaks the OpenAI chat-completions protocol; without it the copilot answers from its own calculations and says so.",
  ),
  COPILOT_KEY: optional(z.string().min(1)).describe("Key of that endpoint; none is sent when empty."),
  COPILOT_MODEL: optional(z.string().min(1)).describe("Name of the model to ask there; required with COPILOT_URL."),
  COPILOT_TOKENS: withDefault(z.coerce.number().int().min(0), 20_000_000).describe(
    "Tokens that all startups together may use in a calendar month, and one of them a twentieth of it and all on a free trial half of it; beyond them the copilot answers from its own calculations.",
  ),
  PITCH_FORM_URL: optional(httpUrl).describe(
    "Form with which startups apply to a pitch session; the site's own when empty.",
  ),
  INVESTOR_FORM_URL: optional(httpUrl).describe(
    "Form with which investors register for the pitch sessions; the site's own when empty.",
  ),
  SCHEDULER_URL: optional(framedUrl).describe(
    "https address of a booking calendar (http on localhost), shown to applicants who ask for it; our own call form alone when empty.",
  ),
  AD_PIXEL_ID: optional(z.string().regex(/^[\w-]{1,40}$/)).describe(
    "Id of a Meta pixel (letters, digits, - and _), loaded for visitors who agree to it; no pixel when empty.",
  ),
  DEFAULT_LANGUAGE: withDefault(z.enum(["en", "fr"]), "en").describe(
    "Language of the public pages until a visitor chooses: en or fr.",
  ),
  DEMO_PASSWORD: optional(z.string().max(128)).describe(
    "Password of the demo's accounts; a random one, printed by npm run demo, when empty.",
  ),
  TRUST_PROXY: withDefault(z.coerce.number().int().min(0).max(10), 0).describe(
    "How many proxies stand before the server (their last X-Forwarded-For entries are believed).",
  ),
  METRICS_TOKEN: optional(z.string().min(8)).describe(
    "At least 8 characters, better 32, which a Prometheus server sends as its bearer token to read /metrics; there is no such address when empty.",
  ),
  LOG_LEVEL: withDefault(z.enum(["debug", "info", "warn", "error", "silent"]), "info").describe(
    "debug, info, warn, error or silent.",
  ),
};

const schema = z
  .object(variables)
  .refine((env) => !env.ACTIVECAMPAIGN_URL === !env.ACTIVECAMPAIGN_KEY, {
    path: ["ACTIVECAMPAIGN_KEY"],
    message: "ACTIVECAMPAIGN_URL and ACTIVECAMPAIGN_KEY go together",
  })
  .refine((env) => !env.COPILOT_URL || env.COPILOT_MODEL, {
    path: ["COPILOT_MODEL"],
    message: "COPILOT_URL needs a COPILOT_MODEL",
  })
  .transform((env) => ({
    ...env,
    APP_URL: (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
    DATA_DIR: resolve(env.DATA_DIR),
  }));

export type Env = z.output<typeof schema>;

export class EnvError extends Error {}

/** Returns the validated environment variables; throws an EnvError with one line for each invalid variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  throw new EnvError(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"));
}

export function unreadVariables(source: Record<string, string | undefined> = process.env) {
  const isSet = Object.keys(source).some((name) => name.startsWith("STRIPE_") && source[name]);
  return isSet ? "STRIPE_*: payment is not built yet, so nothing is charged." : undefined;
}

export function envExample() {
  const lines = Object.entries(variables).map(([name, rule]) => `# ${rule.description}\n${name}=\n`);
  return `# Everything is optional. Copy to .env and fill in what you need.\n\n${lines.join("\n")}`;
}
