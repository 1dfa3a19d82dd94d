import * as z from "zod";
import { pdfLimits } from "./limits.ts";

const side = z
  .int()
  .min(1)
  .max(pdfLimits.side + 2);
const number = z.int().min(1).max(pdfLimits.pages);
export const messageSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("counted"), pages: number }),
  z.object({ kind: z.literal("drawn"), number, width: side, height: side, text: z.string().max(pdfLimits.text) }),
  z.object({ kind: z.literal("refused"), why: z.enum(["password", "unreadable", "pages", "shape", "heavy"]) }),
]);

/** JSON needs up to six bytes per character of a page's text, and less than 1,000 for the rest. */
const longestHead = pdfLimits.text * 6 + 1_000;

export async function* messagesOf(stream: AsyncIterable<Buffer>) {
  let held = Buffer.alloc(0);
  for await (const piece of stream) {
    held = Buffer.concat([held, piece]);
    while (held.length >= 8) {
      const head = held.readUInt32BE(0);
      const body = held.readUInt32BE(4);
      if (head > longestHead || body > pdfLimits.picture) throw new Error("a message of the drawing is too long");
      if (held.length < 8 + head + body) break;
      yield { head: held.toString("utf8", 8, 8 + head), body: Buffer.from(held.subarray(8 + head, 8 + head + body)) };
      held = held.subarray(8 + head + body);
    }
  }
}
