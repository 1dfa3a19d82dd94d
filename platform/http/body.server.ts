import type { IncomingMessage, ServerResponse } from "node:http";
import type { InFlight } from "./in-flight.server.ts";

const listensOn = 5_000;
const throwsAway = 1024 * 1024;
/** Without joining the chunks, a body sent byte by byte would take a hundred times its length in memory. */
const mostPieces = 64;

export type Refused = "too long" | "no room" | "gone";

/** Reads a body of at most `limit` bytes; the bytes are counted, because the Content-Length header may be wrong. */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  open: (giveWay: () => void) => InFlight,
): Promise<Buffer | Refused> {
  if (Number(request.headers["content-length"] ?? 0) > limit) return "too long";
  return new Promise((resolve) => {
    let pieces: Buffer[] = [];
    let size = 0;
    const settle = (body: Buffer | Refused) => {
      request.off("data", take).off("end", end).off("close", gone);
      pieces = [];
      resolve(body);
    };
    const counted = open(() => settle("no room"));
    const take = (piece: Buffer) => {
      size += piece.length;
      if (size > limit) return settle("too long");
      pieces.push(piece);
      if (pieces.length > mostPieces) pieces = [Buffer.concat(pieces)];
      if (!counted.take(piece.length)) settle("no room");
    };
    const end = () => {
      counted.arrived();
      settle(Buffer.concat(pieces));
    };
    const gone = () => settle("gone");
    request.on("data", take).on("end", end).on("close", gone).on("error", gone);
  });
}

/** Sends an error response, then reads on for up to five seconds, because closing at once could lose the response. */
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
