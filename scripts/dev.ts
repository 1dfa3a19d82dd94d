// Serves the site behind a proxy, builds again after each change, and shows all e-mails at /__emails.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { createServer, request, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { freePort } from "../e2e/peers/postgres.ts";
import { readEnv } from "../platform/env.server.ts";
import { emailPage } from "./email-page.ts";

const { PORT: port, HOST: host, APP_URL: address } = readEnv();
const sources = ["app", "content", "db", "domain", "emails", "platform", "public", "ui"];
const reloadPath = "/__reload";
const reloadScript = `new EventSource("${reloadPath}/changes").onmessage=()=>location.reload()`;

const browsers = new Set<ServerResponse>();
let site: ChildProcess | undefined;
let sitePort = 0;

async function serve() {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], { encoding: "utf8" });
  if (status !== 0) return void process.stderr.write(`${stdout}${stderr}\n`);
  if (site && site.exitCode === null) {
    site.kill("SIGKILL");
    await once(site, "exit");
  }
  sitePort = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(sitePort),
    HOST: "127.0.0.1",
    APP_URL: address,
  };
  const args = ["--enable-source-maps", "build/server/index.js", "start"];
  site = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  const started = site;
  await Promise.race([once(started.stdout!, "data"), once(started, "exit")]);
  process.stdout.write(`${new Date().toLocaleTimeString()} ${address}\n`);
  for (const browser of browsers) browser.write("data: changed\n\n");
}

async function showEmails(response: ServerResponse) {
  const page = await emailPage().catch((error: unknown) => `<pre>${String(error)}</pre>`);
  response.setHeader("Content-Type", "text/html; charset=utf-8").end(page);
}

createServer((incoming, response) => {
  if (incoming.url === reloadPath) return void response.setHeader("Content-Type", "text/javascript").end(reloadScript);
  if (incoming.url === `${reloadPath}/changes`) {
    response.writeHead(200, { "Content-Type": "text/event-stream" }).write(":\n\n");
    browsers.add(response);
    return void response.on("close", () => browsers.delete(response));
  }
  if (incoming.url === "/__emails") return void showEmails(response);
  const { method, url: path, headers } = incoming;
  const passed = { ...headers, "accept-encoding": "identity" };
  const outgoing = request({ host: "127.0.0.1", port: sitePort, method, path, headers: passed }, async (answer) => {
    if (!answer.headers["content-type"]?.startsWith("text/html")) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      return void answer.pipe(response);
    }
    const html = (await text(answer)).replace("</body>", `<script src="${reloadPath}"></script></body>`);
    const { "content-length": _length, etag: _etag, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, kept).end(html);
  });
  outgoing.on("error", () => response.writeHead(503, { "Retry-After": "1" }).end("The site is starting.\n"));
  incoming.pipe(outgoing);
}).listen(port, host);

let waiting: NodeJS.Timeout | undefined;
let serving = serve();
for (const folder of sources)
  watch(folder, { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => (serving = serving.then(serve)), 100);
  }).on("error", () => {});
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    site?.kill("SIGKILL");
    process.exit(0);
  });
