import type { IncomingMessage, ServerResponse } from "node:http";
import type { InFlight } from "./in-flight.server.ts";

const listensOn = 5_000;
const throwsAway = 1024 * 1024;
/**
 * The number of chunks after which a body's chunks are joined: kept byte by byte, they would take a hundred times its
 * length in memory.
 */
const mostPieces = 64;

/** Why a body could not be read. */
export type Refused = "too long" | "no room" | "gone";

/**
 * Reads the body of a request, at most `limit` bytes, into memory; else returns why not. Bytes are counted as they
 * arrive, regardless of the headers.
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
 * Refuses a request whose body is still arriving: the answer is sent at once and the rest is read and discarded for a
 * while, because closing the connection during a send loses the answer.
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
