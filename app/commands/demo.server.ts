import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadDemo } from "../../db/demo/load.server.ts";
import { cast } from "../../db/demo/people.ts";
import type { App } from "../context/context.server.ts";

/** Returns the demo accounts' password, which the first call stores in the data folder. */
function demoPassword(dataDir: string, given: string | undefined) {
  const file = join(dataDir, "demo-password");
  if (!existsSync(file))
    writeFileSync(file, given ?? randomBytes(12).toString("base64url"), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8").trim();
}

export async function openDemo({ env, database, secret, contentWatch }: App) {
  const password = demoPassword(env.DATA_DIR, env.DEMO_PASSWORD);
  await loadDemo({ db: database.db, secret, content: contentWatch.current(), password, url: env.APP_URL });
  await contentWatch.refresh();
  const addresses = Object.values(cast).map(({ email, who }) => `  ${email.padEnd(22)} ${who}`);
  return [`The demo’s accounts, all with the password ${password}`, ...addresses].join("\n");
}
