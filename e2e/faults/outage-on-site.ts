import { p95 } from "../http/slow-clients.ts";
import type { Row } from "../http/stored.ts";
import type { Site } from "../peers/site.ts";
import { all, type Check, none, onThisMachine } from "./check.ts";
import { steadily } from "./people.ts";
import { browsers } from "./browsers.ts";

export const leadsPerPerson = 2;

/** Each person sends two leads, the second one after the first was acknowledged. */
export async function sendDuring<Mode extends string>(
  site: Site,
  modes: readonly Mode[],
  { set, leadsPerMode, modeMs }: { set(mode: Mode): Promise<unknown>; leadsPerMode: number; modeMs: number },
) {
  const browser = browsers(10);
  const receipts: string[] = [];
  const refused: string[] = [];
  /** The company names in each person's leads, in the order of sending. */
  const sent = new Map<string, string[]>();
  const speeds: Check[] = [];
  for (const mode of modes) {
    await set(mode);
    const people = leadsPerMode / leadsPerPerson;
    const times: number[] = [];
    let left = people;
    await steadily(
      (people * 1_000) / modeMs,
      () => (left -= 1) < 0,
      async (person) => {
        for (let nth = 1; nth <= leadsPerPerson; nth += 1) {
          const companyName = `${person.company} in plan ${nth}.`;
          const fields = { ...person.fields, companyName, key: crypto.randomUUID() };
          const { status, text, ms } = await browser.send(site.port, { ...person, fields });
          times.push(ms);
          if (status !== 200) refused.push(`${mode}: ${status} ${text.slice(0, 100)}`);
          else {
            receipts.push((JSON.parse(text) as { receipt: string }).receipt);
            sent.set(person.email, [...(sent.get(person.email) ?? []), companyName]);
          }
        }
      },
    );
    speeds.push(onThisMachine(`form's p95 meanwhile: ${mode}`, p95(times), 300, " ms"));
  }
  browser.close();
  return {
    sent,
    checks(leads: Row[]): Check[] {
      const stored = new Set(leads.map(({ receipt }) => receipt));
      return [
        none("refused", refused),
        all("acknowledged", receipts.length, modes.length * leadsPerMode),
        none(
          "acknowledged and lost",
          receipts.filter((receipt) => !stored.has(receipt)),
        ),
        ...speeds,
      ];
    },
  };
}
