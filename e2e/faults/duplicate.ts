import { all, type Check, none } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";
import { newPerson } from "./people.ts";
import { browsers } from "./browsers.ts";

/**
 * Sends the same submission many times at once, as an impatient visitor, a retrying browser or a retrying proxy would.
 */
export async function duplicates(
  kind: EngineKind,
  { people, copies }: { people: number; copies: number },
): Promise<Check[]> {
  const app = await openApp(kind);
  const browser = browsers(copies);
  try {
    const site = await app.start();
    const bad: string[] = [];
    const emails = new Set<unknown>();
    for (let index = 0; index < people; index += 1) {
      const person = newPerson();
      emails.add(person.email);
      const answers = await Promise.all(Array.from({ length: copies }, () => browser.send(site.port, person)));
      const receipts = new Set(answers.map(({ text }) => text));
      if (answers.some(({ status }) => status !== 200) || receipts.size !== 1)
        bad.push(
          `${answers.filter(({ status }) => status !== 200).length} refused (${answers.find(({ status }) => status !== 200)?.status}), ${receipts.size} answers`,
        );
    }
    const { lead, job } = await app.rows(site, "lead", "job");
    return [
      none(`people whose ${copies} sends were not all told the same receipt`, bad),
      all("leads", lead.filter(({ email }) => emails.has(email)).length, people),
      all("deliveries", job.filter(({ key }) => emails.has(key)).length, people * 2),
    ];
  } finally {
    browser.close();
    await app.dispose();
  }
}
