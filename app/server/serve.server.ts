import { flushCompileCache } from "node:module";
import type { ServerBuild } from "react-router";
import { openControl } from "../../platform/db/control.server.ts";
import { announceServing } from "../../platform/db/database.server.ts";
import { type Env, unreadVariables } from "../../platform/env.server.ts";
import { finish, listen } from "../../platform/http/listen.server.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { openApp } from "./app.server.ts";
import { createHandler } from "./handler.server.ts";
import { openDemo } from "../commands/demo.server.ts";
import { commandsOn } from "../commands/run.server.ts";

const stopsAccepting = 2_000;
const lastAnswer = 13_000;
/** The exit code on which the supervisor restarts the process (EX_SOFTWARE in sysexits.h). */
const failed = 70;

/** An uncaught exception may leave an invalid state, so the server stops and the supervisor restarts the process. */
export async function serve(env: Env, log: Log, build: ServerBuild, { demo }: { demo: boolean }) {
  const app = await openApp(env, log);
  const orClose = async (error: unknown) => {
    await app.close();
    throw error;
  };
  const demoLine = demo ? await openDemo(app).catch(orClose) : "";
  const stopServing = await announceServing(app.database);
  const stopping = new AbortController();
  const handler = await createHandler(app, build, stopping.signal);
  const onError = (error: Error) => log.error({ error }, "a connection could not be accepted");
  const { server, port, failUnanswered } = await listen(handler.listener, env.PORT, env.HOST, onError).catch(orClose);
  const control = env.DATABASE_URL ? undefined : await openControl(env.DATA_DIR, commandsOn(app, env), onError);
  flushCompileCache();
  for (const line of [demoLine, unreadVariables()]) if (line) process.stdout.write(`${line}\n`);
  process.stdout.write(`The Lab answers at ${env.APP_URL.replace(/:0$/, `:${port}`)}\n`);

  async function stop(exitCode: number) {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await new Promise((resolve) => setTimeout(resolve, stopsAccepting));
    if (exitCode === failed) failUnanswered();
    await finish(server, lastAnswer - stopsAccepting);
    handler.stop();
    control?.close();
    await stopServing();
    await app.close();
    process.exit(exitCode);
  }
  process.once("SIGTERM", () => stop(0)).once("SIGINT", () => stop(0));
  process.on("uncaughtException", (error) => {
    log.error({ error }, "an exception that nobody caught: the server stops and asks for a new start");
    setTimeout(() => process.exit(failed), lastAnswer + stopsAccepting).unref();
    void stop(failed);
  });
  // The parent process has ended without sending a signal, so this process ends too.
  process.once("disconnect", () => !stopping.signal.aborted && process.kill(process.pid, "SIGKILL"));
}
