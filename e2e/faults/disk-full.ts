import { type Check, notTried, until } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import { type EngineKind, ownCluster } from "./open-database.ts";
import { newLog, newPerson, note, nothingLost } from "./people.ts";
import { type Answer, browsers } from "./browsers.ts";
import { smallDisk } from "./small-disk.ts";

/**
 * The disk of the database is full. No unsaved submission is acknowledged, and submissions work again once there is
 * space.
 */
export async function diskFull(
  kind: EngineKind,
  { megabytes, posts }: { megabytes: number; posts: number },
): Promise<Check[]> {
  const disk = smallDisk(megabytes);
  if (!disk) {
    process.stderr.write("\n*** A full disk cannot be tried: mounting a small one needs root. ***\n");
    return [notTried("a full disk", "mounting a small one needs root")];
  }
  const before = process.env["TMPDIR"];
  const browser = browsers(20);
  let cluster: Awaited<ReturnType<typeof ownCluster>> | undefined;
  let app: Awaited<ReturnType<typeof openApp>> | undefined;
  try {
    if (kind === "postgres") {
      process.env["TMPDIR"] = disk.folder;
      cluster = await ownCluster({ fsync: true });
      if (before === undefined) delete process.env["TMPDIR"];
      else process.env["TMPDIR"] = before;
    }
    app = await openApp(kind, cluster ? { onCluster: cluster } : { inFolder: disk.folder });
    const site = await app.start();
    const log = newLog();
    const send = async () => {
      const person = newPerson();
      const long = {
        fullName: person.company,
        topic: "coworking",
        message: "m".repeat(5_000),
        email: person.email,
        key: crypto.randomUUID(),
      };
      const answer = await browser
        .send(site.port, { ...person, fields: long }, "/contact/send")
        .catch((error: unknown): Answer => ({ status: 0, text: String(error), retryAfter: undefined, ms: 0, at: 0 }));
      note(log, person, answer);
      return answer.status;
    };
    for (let index = 0; index < 5; index += 1) await send();
    disk.fill();
    let refused = 0;
    let sent = 0;
    while (sent < posts && refused < 20) {
      const statuses = await Promise.all([send(), send(), send(), send()]);
      sent += statuses.length;
      refused += statuses.filter((status) => status === 503).length;
    }
    const page = await browser.get(site.port, "/");
    const readyz = await browser.get(site.port, "/readyz");
    disk.empty();
    let how = "by itself";
    let back = await until(async () => (await send()) === 200, 5_000, 300);
    if (!back) {
      how = "after a restart";
      if (cluster) await cluster.start();
      else {
        await site.stop("SIGTERM");
        await site.start();
      }
      back = await until(async () => (await send()) === 200, 30_000, 300);
    }
    const { lead } = await app.rows(site, "lead");
    return [
      { goal: "full: 503 with Retry-After", measured: `${refused} of ${sent}`, ok: refused > 0 },
      ...nothingLost(log, lead),
      { goal: "kept pages still answer", measured: String(page.status), ok: page.status === 200 },
      { goal: "/readyz: 503", measured: String(readyz.status), ok: readyz.status === 503 },
      { goal: "stores again once there is space", measured: back ? how : "no", ok: back },
    ];
  } finally {
    browser.close();
    disk.empty();
    await app?.dispose();
    await cluster?.dispose();
    disk.remove();
  }
}
