import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import type { Refused } from "./body.server.ts";
import { withoutZeroBytes } from "./zero-byte.server.ts";
import type { InFlight } from "./in-flight.server.ts";
import { namelessFile, readWhole, type UploadedFile } from "./nameless-file.server.ts";

export type Upload = { fields: [string, string][]; files: UploadedFile[] };

const mostFields = 5_000;
/** Includes empty files: browsers send one for each file field without a file. */
const mostFiles = 10;

export const isUpload = ({ headers }: IncomingMessage) =>
  /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");

/**
 * Reads a form's fields and writes its files to disk as they arrive, at most `limit` bytes together. `closing` receives
 * the function that frees the disk, to call once the request is answered.
 */
export async function takeUpload(
  request: IncomingMessage,
  limit: number,
  open: (giveWay: () => void) => InFlight,
  closing: (close: () => Promise<void>) => void,
): Promise<Upload | Refused | "unreadable"> {
  if (Number(request.headers["content-length"] ?? 0) > limit) return "too long";
  const fields: Upload["fields"] = [];
  const over = Promise.withResolvers<"parsed" | Refused | "unreadable">();
  const streams: BusboyFileStream[] = [];
  const files: Promise<UploadedFile | null>[] = [];

  async function write(stream: BusboyFileStream, field: string, name: string): Promise<UploadedFile | null> {
    const file = await namelessFile();
    closing(() => file.close());
    // The stream is not created on the handle: a stream that does not close it would keep it open after the answer.
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
      // A part without a file name is a field, whatever its content type.
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    });
    let isSettled = false;
    /** Stops reading at once: ending the parser inside a skipped part emits an error that would end the process. */
    const settle = (outcome: "parsed" | Refused | "unreadable") => {
      if (isSettled) return;
      isSettled = true;
      request.off("data", take).off("end", end).pause();
      over.resolve(outcome);
    };
    const counted = open(() => settle("no room"));
    const refuse = () => settle("unreadable");
    /** Catches what a listener throws, because an uncaught error would end the process. */
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
      // The parser reports nothing about a part whose header never ends: if it has not finished once its files are
      // written, the body is refused.
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
      file.catch(() => settle("no room"));
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
      return outcome;
    }
  } catch {
    return "unreadable";
  }
  const sent = await Promise.all(files);
  return { fields, files: sent.filter((file) => file !== null) };
}
