import type { IncomingMessage, ServerResponse } from "node:http";

const listensOn = 5_000;
const throwsAway = 1024 * 1024;

/**
 * The whole body of a request, at most `limit` bytes of it in memory; null when it is longer or its sender went away.
 * Bytes are counted as they come, whatever the headers say.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  if (Number(request.headers["content-length"] ?? 0) > limit) return null;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (body: Buffer | null) => {
      request.off("data", take).off("end", end).off("close", gone);
      resolve(body);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) settle(null);
      else chunks.push(chunk);
    };
    const end = () => settle(Buffer.concat(chunks));
    const gone = () => settle(null);
    request.on("data", take).on("end", end).on("close", gone).on("error", gone);
  });
}

/**
 * Refuses a request whose sender is still sending: the refusal leaves at once, and what still comes is thrown away for
 * a while, because a connection closed on a sender loses the answer.
 */
export function refuseSender(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string>,
) {
  response.writeHead(status, {
    ...headers,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    Connection: "close",
  });
  response.write(text);
  let thrownAway = 0;
  request.on("data", (chunk: Buffer) => {
    thrownAway += chunk.length;
    if (thrownAway > throwsAway) request.pause();
  });
  request.resume();
  const end = () => {
    clearTimeout(late);
    response.end();
    request.socket.destroySoon();
  };
  const late = setTimeout(end, listensOn);
  request.once("end", end).once("close", end);
}
