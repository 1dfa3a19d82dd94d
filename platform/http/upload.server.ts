import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import type { Refused } from "./body.server.ts";
import { withoutZeroBytes } from "./zero-byte.server.ts";
import type { InFlight } from "./in-flight.server.ts";
import { namelessFile, readWhole, type UploadedFile } from "./nameless-file.server.ts";

export type Upload = { fields: [string, string][]; files: UploadedFile[] };

const mostFields = 5_000;
/**
 * The maximum number of files in an upload. Empty files count, because browsers send one for each file field without a
 * file.
 */
const mostFiles = 10;

export const isUpload = ({ headers }: IncomingMessage) =>
  /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");

type Outcome = "parsed" | "failed" | Refused | "unreadable";

const isFull = (error: unknown) =>
  error instanceof Error && "code" in error && /^(ENOSPC|EDQUOT)$/.test(`${error.code}`);

/**
 * Writes files to disk while they arrive; the caller must call the function given to `closing` after answering. Throws
 * the disk's errors other than a lack of space.
 */
export async function takeUpload(
  request: IncomingMessage,
  limit: number,
  open: (giveWay: () => void) => InFlight,
  closing: (close: () => Promise<void>) => void,
): Promise<Upload | Refused | "unreadable"> {
  if (Number(request.headers["content-length"] ?? 0) > limit) return "too long";
  const fields: Upload["fields"] = [];
  const over = Promise.withResolvers<Outcome>();
  const streams: BusboyFileStream[] = [];
  const files: Promise<UploadedFile | null>[] = [];

  let isClosed = false;
  async function write(stream: BusboyFileStream, field: string, name: string): Promise<UploadedFile | null> {
    const file = await namelessFile();
    closing(() => {
      isClosed = true;
      return file.close();
    });
    // createWriteStream is not used, because a stream that is not closed would keep the file handle open after the
    // response.
    await file.writeFile(stream);
    return stream.bytesRead > 0 ? { field, name, read: () => readWhole(file, stream.bytesRead) } : null;
  }

  try {
    const parser = new Busboy({
      headers: { ...request.headers, "content-type": request.headers["content-type"] ?? "" },
      limits: {
        fields: mostFields,
        files: mostFiles,
        parts: mostFields + mostFiles,
        fieldSize: limit,
        headerPairs: 20,
      },
      // A part of the upload without a file name is treated as a field, whatever its content type is.
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    });
    let isSettled = false;
    /** The parser is not ended, because ending it inside a part emits an error that would end the process. */
    const settle = (outcome: Outcome) => {
      if (isSettled) return;
      isSettled = true;
      request.off("data", take).off("end", end).pause();
      over.resolve(outcome);
    };
    const counted = open(() => settle("no room"));
    const refuse = () => settle("unreadable");
    /** An uncaught error in a listener of the parser would end the process. */
    const refusing = (step: () => void) => {
      try {
        step();
      } catch {
        refuse();
      }
    };
    let size = 0;
    function take(piece: Buffer) {
      size += piece.length;
      if (size > limit) return settle("too long");
      if (!counted.take(piece.length)) return settle("no room");
      refusing(() => {
        if (parser.write(piece)) return;
        request.pause();
        parser.once("drain", () => request.resume());
      });
    }
    function end() {
      refusing(() => parser.end());
      // The parser neither finishes nor reports an error if a part's header never ends, so the upload is refused here.
      void Promise.allSettled(files).then(() => setImmediate(refuse));
    }
    parser.on("partsLimit", refuse).on("fieldsLimit", refuse).on("filesLimit", refuse).on("error", refuse);
    parser.on("field", (name: string | undefined, value) => {
      if (name) fields.push([name, withoutZeroBytes(value)]);
    });
    parser.on("file", (field, stream, name) => {
      stream.on("error", refuse);
      streams.push(stream);
      const file = write(stream, field, withoutZeroBytes(name));
      file.catch(() => settle("failed"));
      files.push(file);
    });
    parser.on("finish", () => {
      counted.arrived();
      settle("parsed");
    });
    request.on("data", take).once("end", end);
    request.once("close", () => request.complete || settle("gone"));
    const outcome = await over.promise;
    if (outcome !== "parsed") {
      parser.destroy();
      for (const stream of streams) stream.destroy();
      if (outcome !== "failed") return outcome;
    }
  } catch {
    return "unreadable";
  }
  const sent = await Promise.all(files).catch((error: unknown) => {
    if (isClosed) return "gone";
    if (isFull(error)) return "no room";
    throw error;
  });
  if (typeof sent === "string") return sent;
  return { fields, files: sent.filter((file) => file !== null) };
}
