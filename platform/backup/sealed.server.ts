import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { BackupError } from "./line.server.ts";

/** The magic bytes at the start of an encrypted backup, followed by 16 bytes of salt. */
const mark = Buffer.from("lab-seal-1\n");
const headBytes = mark.length + 16;
const pieceBytes = 64 * 1024;
const tagBytes = 16;
/** scrypt costs recommended by OWASP; fixed here, because a manipulated file could demand more memory. */
const costs = { N: 2 ** 16, r: 8, p: 2, maxmem: 80 * 2 ** 20 };

const keyFor = (passphrase: string, head: Buffer) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(passphrase.normalize("NFKC"), head.subarray(mark.length), 32, costs, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

async function* piecesOf(source: AsyncIterable<Buffer>, size: number) {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    held.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    let all = Buffer.concat(held);
    for (; all.length > size; all = all.subarray(size)) yield { piece: all.subarray(0, size), last: false };
    [held, length] = [[all], all.length];
  }
  yield { piece: Buffer.concat(held), last: true };
}

/** The nonce encodes a piece's position and whether the piece is last, so moved pieces cannot be decrypted. */
function nonceOf(place: number, last: boolean) {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(place));
  nonce[11] = last ? 1 : 0;
  return nonce;
}

export async function* seal(source: AsyncIterable<Buffer>, passphrase: string) {
  const head = Buffer.concat([mark, randomBytes(16)]);
  const key = await keyFor(passphrase, head);
  yield head;
  let place = 0;
  for await (const { piece, last } of piecesOf(source, pieceBytes)) {
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(place, last)).setAAD(head);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    place += 1;
  }
}

async function* unseal(sealed: AsyncIterable<Buffer>, passphrase: string, head: Buffer) {
  const key = await keyFor(passphrase, head);
  let place = 0;
  for await (const { piece, last } of piecesOf(sealed, pieceBytes + tagBytes)) {
    const isWhole = piece.length >= tagBytes;
    const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(place, last)).setAAD(head);
    try {
      if (!isWhole) throw new Error("too short");
      decipher.setAuthTag(piece.subarray(-tagBytes));
      yield Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()]);
    } catch {
      throw new BackupError(
        place === 0
          ? "BACKUP_PASSPHRASE does not open this backup: it was made with another one, or the file is damaged"
          : "This backup is not whole: it was cut short or changed since it was made",
      );
    }
    place += 1;
  }
}

export async function openBackup(file: string, passphrase: string | undefined) {
  const handle = await open(file);
  const head = Buffer.alloc(headBytes);
  await handle.read(head, 0, headBytes, 0).finally(() => handle.close());
  if (!head.subarray(0, mark.length).equals(mark)) return createReadStream(file);
  if (!passphrase)
    throw new BackupError("This backup is encrypted: set BACKUP_PASSPHRASE to the one that it was made with");
  return Readable.from(unseal(createReadStream(file, { start: headBytes }), passphrase, head), { objectMode: false });
}
