import { connect, type Socket } from "node:net";
import { pathOf } from "../../app/paths.ts";
import { ask, post, urlencoded } from "../http/ask.ts";
import { bytes } from "../http/hostile-bodies.ts";
import { growthDuring } from "../http/memory.ts";
import { visit } from "../http/slow-clients.ts";
import { all, type Check, none, onThisMachine } from "./check.ts";
import { signInAs } from "../peers/sign-in.ts";
import { openApp } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";
import { ownersAsk } from "./owners.ts";
import { newPerson } from "./people.ts";
import { paths } from "./slow-and-large.ts";

const megabyte = 2 ** 20;

/** Many connections upload pictures of 5 MB that are not allowed; others never finish a large body. */
export async function manyBodies(
  kind: EngineKind,
  { connections, held }: { connections: number; held: number },
): Promise<Check[]> {
  const app = await openApp(kind);
  let crowd: Socket[] = [];
  try {
    const site = await app.start();
    const { cookie: founder } = await signInAs(site, "founder");
    const usual = await growthDuring(site.pid(), () => visit(site.port, 2_000, paths));
    const answers: number[] = [];
    const send = async (index: number) => {
      const length = index % 2 ? 5 * megabyte : undefined;
      const cookie = index % 4 < 2 ? `session=${"A".repeat(43)}` : founder;
      const headers = { "content-type": "multipart/form-data; boundary=x", cookie };
      const body = { headers, body: bytes(5 * megabyte), ...(length && { length }) };
      const { status } = await ask(site.port, pathOf("admin-images"), { method: "POST", ...body }).catch(() => ({
        status: 0,
      }));
      answers.push(status);
    };
    const flood = () => Promise.all(Array.from({ length: connections }, (_, index) => send(index)));
    const forged = await growthDuring(site.pid(), flood, usual);
    const half = `POST ${pathOf("contact")} HTTP/1.1\r\nHost: localhost:${site.port}\r\nContent-Length: 65536\r\nContent-Type: ${urlencoded["content-type"]}\r\n`;
    const holding = await growthDuring(
      site.pid(),
      async () => {
        crowd = Array.from({ length: held }, (_, index) => {
          const socket = connect(site.port, "127.0.0.1").on("error", () => {});
          socket.write(`${half}X-Forwarded-For: 10.1.${index >> 8}.${index & 255}\r\n\r\n${"a".repeat(65_000)}`);
          return socket;
        });
        return visit(site.port, 3_000, paths);
      },
      usual,
    );
    const form = await post(site.port, "/simulator/send", newPerson().fields, { "x-forwarded-for": "10.9.9.9" });
    const owners = await ownersAsk(site.port, { "x-forwarded-for": "10.9.9.8" });
    return [
      none(
        `of ${connections} bodies of 5 MB, answers but 403 and 413`,
        answers.filter((status) => status !== 403 && status !== 413),
      ),
      onThisMachine("memory for them", forged.megabytes(), 100, " MB"),
      none("other visitors' failures while bodies are held", holding.result.failures),
      onThisMachine(`memory for ${held} bodies of 64 KB that do not end`, holding.megabytes(), 160, " MB"),
      all("a form sent meanwhile is stored", form.status, 200),
      none("an owner's application, reset and data request that do not succeed", owners),
    ];
  } finally {
    for (const socket of crowd) socket.destroy();
    await app.dispose();
  }
}
