import sharp from "sharp";

/** Returns a valid JPEG of `side` pixels squared that a decoder has to go over 190 times: once for each coefficient. */
export async function jpegOfManyScans(side: number) {
  const plain = sharp({ create: { width: side, height: side, channels: 3, background: "#0f5c5c" } });
  const bytes = await plain.jpeg({ progressive: true }).toBuffer();
  const at = (marker: string, from = 0) => bytes.indexOf(marker, from, "hex");
  const first = at("ffda", at("ffda") + 2);
  const scans = [1, 2, 3].flatMap((component) =>
    Array.from({ length: 63 }, (_, index) => {
      const scan = Buffer.from(bytes.subarray(first, at("ffc4", first)));
      // A scan's head names the component, its first and last coefficient, and the bits.
      scan.set([component], 5);
      scan.set([index + 1, index + 1, 0], 7);
      return scan;
    }),
  );
  return Buffer.concat([bytes.subarray(0, first), ...scans, Buffer.from("ffd9", "hex")]);
}
