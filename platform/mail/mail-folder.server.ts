import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Compose, Message } from "./smtp.server.ts";

const ending = ".eml";

export function intoFolder(folder: string, compose: Compose) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const readable = (type: string, content: string, more = "") => ({
    raw: `Content-Type: ${type}; charset=utf-8${more}\nContent-Transfer-Encoding: 8bit\n\n${content}\n`,
  });
  return async (message: Message) => {
    const parts = [
      readable("text/plain", message.text),
      readable("text/html", message.html),
      ...(message.attachments ?? []).map(({ type, method, content }) =>
        readable(type, content.replaceAll("\r\n", "\n").trimEnd(), `; method=${method}`),
      ),
    ];
    const { message: bytes } = await transport.sendMail({ ...compose(message), alternatives: parts });
    const file = `${message.at.toISOString().replaceAll(/[:.]/g, "-")}-${message.id}${ending}`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // The file is first written under another name, because programs that watch the folder treat every .eml file as
    // complete.
    const unfinished = join(folder, `${file}.part`);
    await writeFile(unfinished, bytes as Buffer, { mode: 0o600 });
    await rename(unfinished, join(folder, file));
  };
}
