import { emailSetting } from "../emails.ts";
import { startDeliveries } from "../../domain/delivery/deliveries.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { createLog } from "../../platform/log/log.server.ts";
import { createMailer } from "../../platform/mail/mail.server.ts";
import { type ReceivedMail, type SmtpMode, startSmtpPeer } from "../peers/smtp.ts";
import { all, type Check, elapse, none, onThisMachine, until } from "./check.ts";
import { type EngineKind, openDatabase } from "./open-database.ts";
import { quickTiming, storeLead } from "./outage-in-process.ts";
import { newPerson } from "./people.ts";

export const smtpModes: SmtpMode[] = ["down", "hang", "421", "450", "550", "drop"];

export const idOf = ({ headers }: ReceivedMail) => headers.find(([name]) => name === "message-id")?.[1]?.slice(1, 37);

const unlimited = { day: 4_000, reserved: 1_000, hour: 1_000, everybody: 1_000_000 };

/** The mail server fails in one way while leads arrive, then recovers. */
export async function mailOutage(
  kind: EngineKind,
  { mode, leads, outageMs }: { mode: SmtpMode; leads: number; outageMs: number },
): Promise<Check[]> {
  const smtp = await startSmtpPeer();
  const database = await openDatabase(kind);
  const deliveries = await startDeliveries({
    database,
    log: createLog("silent"),
    crm: null,
    mail: {
      mailer: createMailer({ smtpUrl: smtp.url, from: "The Lab <lab@lab.example>", folder: "" }),
      ...emailSetting,
      limits: unlimited,
    },
    timing: quickTiming,
  });
  try {
    await smtp.set(mode);
    const sent: string[] = [];
    const times: number[] = [];
    for (let index = 0; index < leads; index += 1) {
      const { email, address, company } = newPerson();
      const from = performance.now();
      const lang = index % 2 ? "fr" : "en";
      const status = await storeLead(database.db, { email, companyName: company, address, lang });
      times.push(performance.now() - from);
      if (status === "stored") sent.push(email);
      await elapse(Math.min(20, outageMs / leads));
    }
    await until(() => smtp.attempts() > 0 || mode === "down", 5_000);
    await elapse(outageMs);
    await smtp.set("ok");
    const final = mode === "550";
    const settled = async () =>
      (await database.db.select().from(job)).filter(({ queue, state }) => queue === "mail" && state === "queued")
        .length === 0;
    const drained = await until(settled, 40_000 + leads * 100, 200);
    await deliveries.stop(1_000);
    const ids = smtp.received.map(idOf);
    const reached = new Set(smtp.received.flatMap(({ recipients }) => recipients));
    const jobs = (await database.db.select().from(job)).filter(({ queue }) => queue === "mail");
    return [
      all("stored while the mail server was away", sent.length, leads),
      { goal: "every mail is settled once it is back", measured: drained ? "settled" : "not settled", ok: drained },
      ...(final
        ? [
            none(
              "tried again after a final no",
              jobs.filter(({ attempts, state }) => state === "stuck" && attempts > 1),
            ),
            all("sent or marked as stuck", reached.size + jobs.filter(({ state }) => state === "stuck").length, leads),
          ]
        : [all("people with their mail", reached.size, leads)]),
      none(
        "mails to more than one person, or to nobody",
        smtp.received.filter(({ recipients }) => recipients.length !== 1),
      ),
      mode === "drop"
        ? none(
            "people who got more than one copy too many",
            sent.filter((email) => smtp.received.filter(({ recipients }) => recipients[0] === email).length > 2),
          )
        : all("mails sent, no second copies", smtp.received.length, reached.size),
      all("copies known by their Message-ID", new Set(ids).size, reached.size),
      onThisMachine("slowest lead meanwhile", Math.max(...times), 1_000, " ms"),
    ];
  } finally {
    await deliveries.stop(1_000);
    await database.close();
    await smtp.close();
  }
}
