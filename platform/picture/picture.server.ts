/** Picture files, recognised by their first bytes because names and headers cannot be trusted. */
const kinds = {
  png: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from("89504e470d0a1a0a", "hex")),
  jpeg: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from("ffd8ff", "hex")),
  webp: (bytes: Buffer) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  avif: (bytes: Buffer) =>
    bytes.toString("latin1", 4, 8) === "ftyp" && /^avi[fs]/.test(bytes.toString("latin1", 8, 12)),
};

type PictureKind = keyof typeof kinds;

export const isPicture = (bytes: Buffer, accepted: readonly PictureKind[]) =>
  accepted.some((kind) => kinds[kind](bytes));

let decoding: Promise<unknown> = Promise.resolve();

/** Decodes one picture at a time in this process, because even a small file may need 100 MB of memory. */
export function decodeAlone<Done>(work: () => Promise<Done>): Promise<Done> {
  const done = decoding.then(work);
  // The next picture waits for this one, even if this one fails.
  decoding = done.catch(() => undefined);
  return done;
}

/**
 * Reads a picture's header without decompressing it: `upright` then decodes it, rotated as its camera noted and without
 * metadata. At most `mostPixels` at 8 bits a channel, and half as many at 16 bits, which need twice the memory.
 */
export async function openPicture(bytes: Buffer, mostPixels: number) {
  // Imported here so that the server starts without it.
  const { default: sharp } = await import("sharp");
  const { depth, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const limitInputPixels = depth === "uchar" ? mostPixels : mostPixels / 2;
  if (autoOrient.width * autoOrient.height > limitInputPixels) return "tooManyPixels";
  return { ...autoOrient, upright: () => sharp(bytes, { limitInputPixels, failOn: "error" }).autoOrient() };
}
