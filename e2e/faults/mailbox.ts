import { pathOf } from "../../app/paths.ts";
import { strangerQueues } from "../../domain/delivery/stranger-mails.ts";
import { ask, post, programmeFields } from "../http/ask.ts";
import { signInAs } from "../peers/sign-in.ts";
import { atMost, type Check, none, until } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";
import { forms, typed, victim } from "./mailing-forms.ts";

/**
 * A stranger with many network addresses floods one mailbox by every form, while its owner requests a new password.
 */
export async function floodedMailbox(kind: EngineKind, { rounds }: { rounds: number }): Promise<Check[]> {
  const app = await openApp(kind);
  try {
    const site = await app.start();
    const { cookie } = await signInAs(site, "founder", { email: victim });
    const seen = await ask(site.port, pathOf("account"), { headers: { cookie } });
    const proof = String(seen.headers["set-cookie"]).match(/known=[^;]+/)?.[0] ?? "";
    const shown = (await ask(site.port, pathOf("application"))).text;
    const intake = /name="intake"[^>]*value="([^"]+)"/.exec(shown)?.[1] ?? "";
    let networks = 0;
    const flood = async (times: number) => {
      for (let round = 0; round < times; round += 1) {
        const lang = round % 2 ? "fr" : "en";
        for (const [path, fields] of forms(lang, intake)) {
          networks += 1;
          const from = { "x-forwarded-for": `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}` };
          await post(site.port, `${path}?lang=${lang}`, fields, from);
        }
      }
    };
    const mails = () => site.mails().filter((mail) => mail.includes(`To: ${victim}\n`));
    /** Mails caused by the attacker's requests do not count. */
    const gotByOwner = async (letter: string) =>
      (await app.rows(site, "job")).job.some(
        ({ key, queue, state, data }) =>
          key === victim &&
          queue === "owner-mail" &&
          state === "done" &&
          (data as { letter: string }).letter === letter,
      );
    /** Whether every mail to the victim was sent, is delayed by a limit, or waits behind a delayed mail. */
    const quiet = async () => {
      const waiting = (await app.rows(site, "job")).job.filter(
        ({ key, queue, state }) => key === victim && String(queue).endsWith("mail") && state === "queued",
      );
      const held = new Set(waiting.filter((row) => row["last_error"] === "limit").map(({ queue }) => queue));
      return waiting.every(({ queue }) => held.has(queue));
    };
    await flood(Math.ceil(rounds / 2));
    const settled = await until(quiet, 60_000, 500);
    const going = flood(Math.floor(rounds / 2));
    const from = performance.now();
    const answer = await post(
      site.port,
      pathOf("password-reset"),
      { email: victim },
      { cookie: proof, "x-forwarded-for": "192.0.2.1" },
    );
    const came = await until(() => gotByOwner("password-reset"), 60_000, 100);
    const tookMs = performance.now() - from;
    const owner = { cookie: proof, "x-forwarded-for": "192.0.2.1" };
    const rights = await post(site.port, pathOf("my-data"), { email: victim }, owner);
    const gotRights = await until(() => gotByOwner("privacy-link"), 60_000, 100);
    const applied = await post(site.port, pathOf("application"), programmeFields(victim, { intake }), owner);
    await going;
    await until(quiet, 60_000, 500);
    const { job } = await app.rows(site, "job");
    const sent = job.filter(({ key, state }) => key === victim && state === "done");
    const by = (queue: string) => sent.filter((each) => each["queue"] === queue).length;
    const fromStrangers = strangerQueues.reduce((sum, queue) => sum + by(queue), 0);
    return [
      { goal: "what is sent or held settles", measured: settled ? "settled" : "not settled", ok: settled },
      atMost("mails that strangers cause in a day", fromStrangers, 12),
      ...strangerQueues.map((queue) => atMost(`of them by ${queue}`, by(queue), 6)),
      none(
        "purposes that the others left no mail",
        strangerQueues.filter((queue) => by(queue) === 0),
      ),
      none(
        "mails with a word that was typed",
        mails().filter((mail) => mail.includes(typed)),
      ),
      { goal: "the owner may ask", measured: String(answer.status), ok: answer.status === 303 },
      { goal: "the owner's link comes", measured: came ? "it came" : "it did not", ok: came },
      atMost("after it was asked for", tookMs, 60_000, " ms"),
      {
        goal: "the owner's link to their data comes",
        measured: gotRights ? "it came" : String(rights.status),
        ok: gotRights,
      },
      { goal: "the owner's application is taken", measured: String(applied.status), ok: applied.status === 303 },
    ];
  } finally {
    await app.dispose();
  }
}
