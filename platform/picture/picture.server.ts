/** Recognises picture formats by a file's first bytes, because file names and content types cannot be trusted. */
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

/** Even a small file may need 100 MB to decode, so only one picture is decoded at a time. */
export function decodeAlone<Done>(work: () => Promise<Done>): Promise<Done> {
  const done = decoding.then(work);
  // The next picture is decoded even if decoding this one fails.
  decoding = done.catch(() => undefined);
  return done;
}

/** A progressive JPEG usually has about 10 scans; a decoder goes over all its pixels once for each. */
const mostScans = 64;

function hasManyScans(bytes: Buffer) {
  let scans = 0;
  for (
    let at = bytes.indexOf("ffda", 0, "hex");
    at >= 0 && scans <= mostScans;
    at = bytes.indexOf("ffda", at + 2, "hex")
  )
    scans += 1;
  return scans > mostScans;
}

/**
 * Opens a picture of at most `mostPixels`, or half with 16 bits per channel, which need twice the memory. Throws if the
 * picture is damaged, or has so many scans that decoding it would occupy a processor for seconds.
 */
export async function openPicture(bytes: Buffer, mostPixels: number) {
  if (kinds.jpeg(bytes) && hasManyScans(bytes)) throw new Error("the picture has too many scans");
  // Imported on first use, so that the library does not slow down the server's start.
  const { default: sharp } = await import("sharp");
  const { depth, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const limitInputPixels = depth === "uchar" ? mostPixels : mostPixels / 2;
  if (autoOrient.width * autoOrient.height > limitInputPixels) return "tooManyPixels";
  return { ...autoOrient, upright: () => sharp(bytes, { limitInputPixels, failOn: "error" }).autoOrient() };
}
