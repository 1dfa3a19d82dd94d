import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { pdfLimits, type PdfRefusal } from "./limits.ts";
import { messageSchema, messagesOf } from "./worker-messages.server.ts";

const worker = fileURLToPath(new URL("../../platform/pdf/pdf.worker.ts", import.meta.url));
const root = fileURLToPath(new URL("../../", import.meta.url));

/** Node options for the worker: it cannot write files, start processes or read the stored data. */
export const flags = [
  "--permission",
  ...["node_modules/*", "platform/*", "package.json"].map((each) => `--allow-fs-read=${root}${each}`),
  "--allow-addons",
  "--max-old-space-size=128",
  "--no-warnings",
];

export type DrawnPage = { number: number; width: number; height: number; text: string; picture: Buffer };
type Drawing = {
  counted(pages: number): Promise<unknown>;
  drawn(page: DrawnPage): Promise<unknown>;
};

/**
 * Returns a process's resident memory in bytes and processor time in milliseconds; both are 0 on systems without /proc.
 */
function usageOf(pid: number) {
  try {
    const memory = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;
    // The process name may contain spaces; processor time in units of 10 ms is in fields 14 and 15.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return { memory, processor: (Number(fields[11]) + Number(fields[12])) * 10 };
  } catch {
    return { memory: 0, processor: 0 };
  }
}

/** Draws a PDF's pages in a process with limited memory and time; returns why the PDF was refused, otherwise null. */
export async function drawPages(
  pdf: Buffer,
  { counted, drawn }: Drawing,
  signal?: AbortSignal,
  limits: { page: number; whole: number; elapsed: number } = pdfLimits,
): Promise<PdfRefusal | null> {
  signal?.throwIfAborted();
  const child = spawn(process.execPath, [...flags, worker], { env: {}, stdio: ["pipe", "pipe", "ignore"] });
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve()).once("error", () => resolve());
  });
  let isOver = false;
  const kill = () => child.kill("SIGKILL");
  const stop = () => {
    isOver = true;
    kill();
  };
  const elapsed = setTimeout(stop, limits.elapsed);
  let used = 0;
  let usedBefore = 0;
  const watch = setInterval(() => {
    const { memory, processor } = usageOf(child.pid ?? 0);
    used = processor;
    if (memory > pdfLimits.memory || used > limits.whole || used - usedBefore > limits.page) stop();
  }, 100);
  signal?.addEventListener("abort", kill);
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    // A process that ends early does not read the whole PDF. The resulting write error can be ignored.
    child.stdin.on("error", () => undefined).end(pdf);
    let pages = 0;
    let last = 0;
    let bytes = 0;
    for await (const { head, body } of messagesOf(child.stdout)) {
      const message = messageSchema.parse(JSON.parse(head));
      if (message.kind === "refused") return message.why;
      if (message.kind === "counted") await counted((pages = message.pages));
      else {
        if (message.number !== last + 1 || message.number > pages) return "unreadable";
        bytes += body.length;
        if (bytes > pdfLimits.pictures) return "heavy";
        await drawn({ ...message, picture: body });
        last = message.number;
      }
      usedBefore = used;
    }
    signal?.throwIfAborted();
    if (isOver) return "heavy";
    return pages > 0 && last === pages ? null : "unreadable";
  } finally {
    clearTimeout(elapsed);
    clearInterval(watch);
    signal?.removeEventListener("abort", kill);
    kill();
    await ended;
  }
}
