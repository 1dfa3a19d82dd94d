import { encode } from "uqr";

export function qrCode(text: string) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dots.join("") };
}
