import { randomBytes } from "node:crypto";
import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

/** The commands that other processes can run in this process, by name. Each command writes its output to `out`. */
export type Commands = Record<string, (out: Writable, args: string[]) => Promise<void>>;

export class CommandFailed extends Error {}

type Control = { pid: number; startedAt: string; port: number; token: string };

const fileIn = (dataDir: string) => join(dataDir, "control.json");

/** Lets other processes on this machine run `commands` in this process, which owns the embedded database. */
export async function openControl(dataDir: string, commands: Commands, onError: (error: Error) => void) {
  const token = randomBytes(32).toString("base64url");
  const server = createServer((incoming, response) => {
    const { name = "", args = [] } = parseCall(incoming.headers["x-call"]);
    const command = commands[name];
    if (incoming.method !== "POST" || incoming.headers.authorization !== `Bearer ${token}` || !command) {
      response.writeHead(403).end();
      return;
    }
    command(response, args).then(
      () => response.end(),
      (error: unknown) => {
        const failure = error instanceof Error ? error : undefined;
        if (response.headersSent) response.destroy(failure);
        else response.writeHead(500).end(failure?.message);
      },
    );
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  server.on("error", onError);
  const { port } = server.address() as AddressInfo;
  const control: Control = { pid: process.pid, startedAt: new Date().toISOString(), port, token };
  writeFileSync(fileIn(dataDir), JSON.stringify(control), { mode: 0o600 });
  chmodSync(fileIn(dataDir), 0o600);
  return {
    close() {
      rmSync(fileIn(dataDir), { force: true });
      server.close();
      server.closeAllConnections();
    },
  };
}

function parseCall(header: string | string[] | undefined): { name?: string; args?: string[] } {
  try {
    return JSON.parse(String(header));
  } catch {
    return {};
  }
}

/** Runs a command in the process that owns `dataDir`; rejects if the command fails there. */
export async function callControl(dataDir: string, name: string, args: string[], out: Writable) {
  const { port, token }: Control = JSON.parse(readFileSync(fileIn(dataDir), "utf8"));
  const answer = await new Promise<Readable & { statusCode?: number }>((resolve, reject) =>
    request(
      {
        host: "127.0.0.1",
        port,
        method: "POST",
        headers: { Authorization: `Bearer ${token}`, "X-Call": JSON.stringify({ name, args }) },
      },
      resolve,
    )
      .once("error", reject)
      .end(),
  );
  if (answer.statusCode === 500) throw new CommandFailed(await text(answer));
  if (answer.statusCode !== 200) throw new Error(`The running server refused "${name}" (${answer.statusCode})`);
  await pipeline(answer, out, { end: false });
}
