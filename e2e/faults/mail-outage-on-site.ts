import { type SmtpMode, startSmtpPeer } from "../peers/smtp.ts";
import { all, type Check, none, until } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";
import { sendDuring } from "./outage-on-site.ts";
import { idOf } from "./mail-outage.ts";

/** Milliseconds after the last failure until all queued mails must be sent, including waits between retries. */
const catchesUpIn = 240_000;

/** The mail server fails in several ways while a site receives leads with production timing and limits. */
export async function mailOutageOnSite(
  kind: EngineKind,
  { leadsPerMode, modeMs }: { leadsPerMode: number; modeMs: number },
): Promise<Check[]> {
  const smtp = await startSmtpPeer();
  const app = await openApp(kind, { env: { SMTP_URL: smtp.url } });
  try {
    const site = await app.start();
    const during = (modes: SmtpMode[]) =>
      sendDuring(site, modes, { set: (mode) => smtp.set(mode), leadsPerMode, modeMs });
    const passing = await during(["down", "hang", "421", "450"]);
    await smtp.set("ok");
    // A person's second receipt replaces a queued first one, so a person gets one or two mails.
    const settled = async () =>
      (await app.rows(site, "job")).job.every(({ queue, state }) => queue !== "mail" || state !== "queued");
    await until(settled, catchesUpIn, 1_000);
    const arrived = Map.groupBy(smtp.received, ({ recipients }) => recipients.join());
    // In the modes 550 and drop, mails may be lost or doubled, so here only the forms must work.
    const final = await during(["550", "drop"]);
    const { lead, job } = await app.rows(site, "lead", "job");
    const inOrder = Map.groupBy(
      job.filter(({ queue }) => queue === "mail").toSorted((a, b) => Number(a["seq"]) - Number(b["seq"])),
      ({ key }) => String(key),
    );
    return [
      ...passing.checks(lead),
      all("people with their mail once it was back", arrived.size, passing.sent.size),
      none(
        "people whose mails did not come once each, in order",
        [...passing.sent.keys()].filter(
          (email) =>
            (arrived.get(email) ?? []).map(idOf).join() !== (inOrder.get(email) ?? []).map(({ id }) => id).join(),
        ),
      ),
      ...final.checks(lead),
    ];
  } finally {
    await app.dispose();
    await smtp.close();
  }
}
