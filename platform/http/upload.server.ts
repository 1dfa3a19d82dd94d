import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import type { Refused } from "./body.server.ts";
import { withoutZeroBytes } from "./zero-byte.server.ts";
import type { InFlight } from "./in-flight.server.ts";

/** A file that was sent: it lies on the disk until its request has an answer. */
type UploadedFile = { field: string; name: string; read: () => Promise<Buffer> };
export type Upload = { fields: [string, string][]; files: UploadedFile[] };

const mostFields = 5_000;
/** A field without a file is sent as an empty one. */
const mostFiles = 10;

export const isUpload = ({ headers }: IncomingMessage) =>
  /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");

/** A file without a name: it is gone with its handle, also when the process is killed. */
async function namelessFile() {
  const path = join(tmpdir(), `lab-upload-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await unlink(path);
  return file;
}

async function readWhole(file: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size;) {
    const { bytesRead } = await file.read(bytes, at, size - at, at);
    if (bytesRead === 0) throw new Error("An upload is shorter than what was written of it");
    at += bytesRead;
  }
  return bytes;
}

/**
 * The fields of a form, and its files written to the disk as they come: at most `limit` bytes together. `closing` is
 * handed what gives the disk back, for when the request has its answer.
 */
export async function takeUpload(
  request: IncomingMessage,
  limit: number,
  counted: InFlight,
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
    // No stream on the handle: one that doesn't close it holds it, and it would stay open after its answer.
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
      // What has no file name is a field, whatever type it names.
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    });
    let isSettled = false;
    /** Stops reading at once: a parser that is ended in a part that it skips emits an error that ends the process. */
    const settle = (outcome: "parsed" | Refused | "unreadable") => {
      if (isSettled) return;
      isSettled = true;
      request.off("data", take).off("end", end).pause();
      over.resolve(outcome);
    };
    const refuse = () => settle("unreadable");
    /** Nobody hears what a listener throws: it would end the process. */
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
      // Of a part whose head has no end the parser says nothing: once its files are written, it has to have finished.
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
    parser.on("finish", () => settle("parsed"));
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
