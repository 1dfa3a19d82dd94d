import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type UploadedFile = { field: string; name: string; read: () => Promise<Buffer> };

/** The file has no directory entry, so it disappears even if the process is killed. */
export async function namelessFile() {
  const path = join(tmpdir(), `lab-upload-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await unlink(path);
  return file;
}

/** The sender has disconnected, so the upload was closed before it was read, and nobody waits for the answer. */
export class SenderGone extends Error {}

export async function readWhole(file: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size;) {
    if (file.fd === -1) throw new SenderGone("The sender of an upload has disconnected");
    const { bytesRead } = await file.read(bytes, at, size - at, at);
    if (bytesRead === 0) throw new Error("An upload is shorter than what was written of it");
    at += bytesRead;
  }
  return bytes;
}
