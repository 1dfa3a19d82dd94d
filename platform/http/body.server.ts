import type { IncomingMessage, ServerResponse } from "node:http";
import type { InFlight } from "./in-flight.server.ts";

const listensOn = 5_000;
const throwsAway = 1024 * 1024;
/** A body that comes byte by byte would cost a hundred times its length. */
const mostPieces = 64;

/** What became of a body that was waited for. */
export type Refused = "too long" | "no room" | "gone";

/**
 * The whole body of a request, at most `limit` bytes of it in memory, or why there is none. Bytes are counted as they
 * come, whatever the headers say.
 */
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
