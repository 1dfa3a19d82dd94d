// Prepares a fresh clone, then runs a command; works on any Node >= 20 without installed packages.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const runtimeVersion = "24.21.0";
const oldestRuntime = [24, 7];
const [command = "start", ...commandArguments] = process.argv.slice(2);

const say = (line) => process.stderr.write(`${line}\n`);
const fail = (line) => {
  say(line);
  process.exit(1);
};

function isNewEnough(version) {
  const [major, minor] = version.replace(/^v/, "").split(".").map(Number);
  return major > oldestRuntime[0] || (major === oldestRuntime[0] && minor >= oldestRuntime[1]);
}

function npm(npmArguments, path) {
  const env = { ...process.env, PATH: `${path}${delimiter}${process.env.PATH}` };
  const done = spawnSync("npm", npmArguments, {
    cwd: root,
    env,
    encoding: "utf8",
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (done.status !== 0)
    fail(`npm ${npmArguments.join(" ")} failed:\n${done.stdout ?? ""}${done.stderr ?? done.error}`);
}

function findRuntime() {
  if (isNewEnough(process.version)) return process.execPath;
  const platform = process.platform === "win32" ? "win" : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const binary = join(root, ".runtime/node_modules", name, process.platform === "win32" ? "bin/node.exe" : "bin/node");
  const found = () =>
    existsSync(binary) && isNewEnough(spawnSync(binary, ["--version"], { encoding: "utf8" }).stdout ?? "");
  if (!found()) {
    say(`Node ${process.version} is older than ${oldestRuntime.join(".")}: bringing Node ${runtimeVersion} …`);
    mkdirSync(join(root, ".runtime"), { recursive: true });
    npm(
      [
        "install",
        "--prefix",
        join(root, ".runtime"),
        "--no-save",
        "--no-package-lock",
        "--ignore-scripts",
        `${name}@${runtimeVersion}`,
      ],
      dirname(process.execPath),
    );
    if (!found())
      fail(`No Node ${runtimeVersion} for ${platform}-${process.arch} on npm: please install Node 24.7 or newer.`);
  }
  return binary;
}

function hashOf(paths) {
  const hash = createHash("sha256");
  const visit = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) visit(join(path, name));
    } else if (!/\.test\.tsx?$/.test(path)) {
      hash.update(path).update("\0").update(readFileSync(full));
    }
  };
  for (const path of paths) visit(path);
  return hash.digest("hex");
}

const stampIs = (file, value) => existsSync(file) && readFileSync(file, "utf8") === value;

function installDependencies(runtime) {
  const wantedOf = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const lockedOf = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages[""];
  for (const group of ["dependencies", "devDependencies"]) {
    const [named = {}, locked = {}] = [wantedOf[group], lockedOf[group]];
    for (const name of Object.keys({ ...named, ...locked }))
      if (named[name] !== locked[name])
        fail(
          `${name} is ${named[name] ?? "missing"} in package.json and ${locked[name] ?? "missing"} in package-lock.json, under ${group}: run "npm install" and commit the lockfile.`,
        );
  }
  const stamp = join(root, "node_modules/.installed");
  const wanted = hashOf(["package.json", "package-lock.json", ".npmrc"]);
  if (stampIs(stamp, wanted)) return;
  say("Installing dependencies …");
  npm(["install", "--no-save", "--ignore-scripts"], dirname(runtime));
  writeFileSync(stamp, wanted);
}

function build(runtime) {
  const stamp = join(root, "build/.built");
  const wanted = hashOf([
    ...["app", "domain", "platform", "ui", "emails", "content", "public", "db"],
    ...["vite.config.ts", "react-router.config.ts", "package-lock.json", "scripts/build.ts"],
  ]);
  if (stampIs(stamp, wanted)) return;
  say("Building …");
  const done = spawnSync(runtime, ["scripts/build.ts"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (done.status !== 0) fail(`The build failed:\n${done.stdout}${done.stderr}`);
  writeFileSync(stamp, wanted);
}

const serverCommands = ["start", "demo", "admin", "leads", "backup", "restore"];
const scriptCommands = ["dev", "test", "bench", "faults"];
if (![...serverCommands, ...scriptCommands].includes(command)) fail(`Unknown command: ${command}`);

const runtime = findRuntime();
installDependencies(runtime);
if (command !== "dev") build(runtime);

// The demo must not send real messages: it has a separate data folder and ignores this installation's settings.
const isDemo = command === "demo";
const settings = !isDemo && existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];
// Flags that limit the server's memory (docs/decisions/0019). Backup and restore get additional flags, which make them
// collect garbage earlier (docs/decisions/0160).
const flags = JSON.parse(readFileSync(join(root, "scripts/server-flags.json"), "utf8"));
const ofCopies = ["backup", "restore"].includes(command) ? ["--max-semi-space-size=4", "--max-old-space-size=256"] : [];
const target = serverCommands.includes(command)
  ? [...flags, ...ofCopies, ...settings, "build/server/index.js", command]
  : [...(command === "dev" ? settings : []), `scripts/${command}.ts`];
/** Exit code with which the server requests a restart: app/server/serve.server.ts. */
const asksForStart = 70;
const shortestLife = 5_000;
let child;

function run() {
  const from = Date.now();
  child = spawn(runtime, [...target, ...commandArguments], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: {
      ...process.env,
      ...(isDemo && { DATA_DIR: process.env.DATA_DIR || ".data-demo" }),
      PATH: `${dirname(runtime)}${delimiter}${process.env.PATH}`,
      ...(serverCommands.includes(command) && {
        NODE_ENV: "production",
        // Node keeps compiled code in this folder, so that the next start is faster.
        NODE_COMPILE_CACHE: join(root, "build/.compiled"),
      }),
    },
  });
  child.on("exit", (code, signal) => {
    // True if the server ran out of memory (SIGABRT), unless it had just started and would run out again.
    const wasServing = signal === "SIGABRT" && Date.now() - from > shortestLife;
    if (["start", "demo"].includes(command) && (code === asksForStart || wasServing)) run();
    else process.exit(signal ? 128 + 9 : (code ?? 1));
  });
}
run();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
