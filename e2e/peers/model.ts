import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** The ways in which the fake model can fail, each with the failure that the site must report. */
export const modelFailures = {
  "401": "unreachable",
  "429": "unreachable",
  "500": "unreachable",
  hang: "slow",
  drips: "slow",
  "closed midway": "unreachable",
  "ends early": "unreachable",
  "invalid utf-8": "unreachable",
  redirect: "unreachable",
  "tool loop": "empty",
  endless: "long",
  "endless comment": "long",
  empty: "empty",
} as const;
export type ModelFailure = keyof typeof modelFailures;
type ModelMode = "answers" | "echoes" | "asks for figures" | "forges" | ModelFailure;

type Called = { name: string; arguments: string };
type Prompted = { messages: { role: string; content: unknown }[]; [more: string]: unknown };

/** A server that speaks the OpenAI chat-completions protocol, streamed. */
export async function startModel() {
  const sockets = new Set<Socket>();
  const prompts: string[] = [];
  const state = {
    mode: "answers" as ModelMode,
    says: "Bonjour.",
    used: 42 as unknown,
    forged: { name: "figures", arguments: "{}" } as Called,
    elsewhere: "http://127.0.0.1:9/v1",
  };

  const chunk = (delta: object, finish: string | null = null) =>
    `data: ${JSON.stringify({
      ...{ id: "c", object: "chat.completion.chunk", created: 0, model: "fake" },
      choices: [{ index: 0, delta, finish_reason: finish }],
    })}\n\n`;
  const usage = () =>
    `data: ${JSON.stringify({
      ...{ id: "c", object: "chat.completion.chunk", created: 0, model: "fake", choices: [] },
      usage: { prompt_tokens: state.used, completion_tokens: 0, total_tokens: state.used },
    })}\n\ndata: [DONE]\n\n`;
  const call = ({ name, arguments: given }: Called) =>
    chunk({
      role: "assistant",
      tool_calls: [{ index: 0, id: `call_${prompts.length}`, type: "function", function: { name, arguments: given } }],
    }) +
    chunk({}, "tool_calls") +
    usage();

  const speech = (text: string) =>
    chunk({ role: "assistant", content: "" }) +
    (text.match(/[^]{1,12}/gu) ?? []).map((content) => chunk({ content })).join("") +
    chunk({}, "stop") +
    usage();

  const failed = (outgoing: ServerResponse, status: number) =>
    outgoing
      .writeHead(status, { "Content-Type": "application/json", ...(status === 429 && { "Retry-After": "1" }) })
      .end(JSON.stringify({ error: { message: "a provider's own words", type: "error" } }));

  async function answer(outgoing: ServerResponse, { messages }: Prompted) {
    const { mode } = state;
    if (mode === "401" || mode === "429" || mode === "500") return failed(outgoing, Number(mode));
    if (mode === "hang") return;
    if (mode === "redirect") return outgoing.writeHead(307, { Location: state.elsewhere }).end();
    outgoing.writeHead(200, { "Content-Type": "text/event-stream" });
    const hasResult = messages.at(-1)?.role === "tool";
    const isGone = () => outgoing.destroyed || outgoing.closed;
    switch (mode) {
      case "answers":
        return outgoing.end(speech(state.says));
      case "echoes":
        return outgoing.end(speech(JSON.stringify(messages)));
      case "asks for figures":
        return outgoing.end(hasResult ? speech(state.says) : call({ name: "figures", arguments: "{}" }));
      case "forges":
        return outgoing.end(hasResult ? speech(JSON.stringify(messages.at(-1))) : call(state.forged));
      case "drips": {
        for (const letter of speech("Bonjour. ".repeat(200))) {
          if (isGone()) return;
          outgoing.write(letter);
          await sleep(1_000);
        }
        return;
      }
      case "closed midway":
        outgoing.write(chunk({ role: "assistant", content: "Il te reste" }));
        await sleep(20);
        return outgoing.destroy();
      case "ends early":
        return outgoing.end(chunk({ role: "assistant", content: "Il te reste" }));
      case "invalid utf-8":
        outgoing.write(chunk({ role: "assistant", content: "Il " }));
        outgoing.write(
          Buffer.concat([
            Buffer.from('data: {"choices":[{"index":0,"delta":{"content":"'),
            Buffer.from([0xff, 0xfe, 0xc3, 0x28]),
          ]),
        );
        return outgoing.end(`"}}]}\n\n${chunk({}, "stop")}${usage()}`);
      case "tool loop":
        return outgoing.end(call({ name: "figures", arguments: "{}" }));
      case "endless comment":
      case "endless": {
        const piece = mode === "endless" ? chunk({ content: "encore et encore " }) : ": encore\n".repeat(100);
        const closed = once(outgoing, "close");
        while (!isGone()) if (!outgoing.write(piece)) await Promise.race([once(outgoing, "drain"), closed]);
        return;
      }
      case "empty":
        return outgoing.end(chunk({ role: "assistant", content: "" }) + chunk({}, "stop") + usage());
    }
  }

  async function receive(incoming: IncomingMessage, outgoing: ServerResponse) {
    outgoing.on("error", () => {});
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces).toString();
    prompts.push(`${incoming.method} ${incoming.url} ${JSON.stringify(incoming.headers)} ${body}`);
    await answer(outgoing, JSON.parse(body) as Prompted);
  }

  const server = createServer((incoming, outgoing) => void receive(incoming, outgoing).catch(() => outgoing.destroy()));
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/v1`,
    state,
    /** The requests that the fake model has received, as raw text: method, path, headers and body. */
    prompts,
    open: () => sockets.size,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

export type FakeModel = Awaited<ReturnType<typeof startModel>>;
