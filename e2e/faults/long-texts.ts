import { pathsOf, routeAt, type RouteName, routeNames, routes } from "../../app/paths.ts";
import type { Route } from "../../app/context/route.ts";
import { ask, urlencoded } from "../http/ask.ts";
import { p95, visit } from "../http/slow-clients.ts";
import { type DrawnForm, filledIn, formsIn } from "../peers/drawn-forms.ts";
import { endlessTexts } from "../peers/endless-texts.ts";
import { founderToPublish, giveElite, publishable } from "../peers/publish.ts";
import type { RunningSite } from "../peers/site.ts";
import { type Check, none, onThisMachine } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";

const signs = 60_000;
/** The size limit in bytes of an ordinary form, less the space for its other fields. */
const usual = 62_000;
const texts = endlessTexts(signs).map(({ text }) => text);

const chosen = ["hidden", "checkbox", "radio", "select", "date", "datetime-local", "password"];
const leftOut: RouteName[] = ["language", "theme", "consent", "sign-out"];
const ruleOf = (name: RouteName): Route => routes[name];

/** A field for free text in one form; `bytes` is the size of the largest body that the form's page accepts. */
type Verb = { form: DrawnForm; field: string; bytes: number };

async function verbsOf(site: RunningSite, cookie: string) {
  const pages = routeNames
    .filter((name) => ["person", "founder"].includes(ruleOf(name).audience ?? ""))
    .filter((name) => ruleOf(name).module.endsWith(".page.tsx"))
    .map((name) =>
      pathsOf(name)[0].replace(":kind", "business-plan").replace(":action", "cac").replace(":template", "nda"),
    );
  const found = new Map<string, Verb>();
  for (const page of pages)
    for (const form of formsIn((await ask(site.port, page, { headers: { cookie } })).text, page)) {
      const name = routeAt(form.path.split("?")[0] ?? "");
      if (!name || leftOut.includes(name)) continue;
      for (const { name: field, type } of form.fields)
        if (!chosen.includes(type))
          found.set([name, form.button?.join("="), field].join(" "), {
            form,
            field,
            bytes: ruleOf(name).bytes ?? usual,
          });
    }
  return [...found.values()];
}

const nameOf = ({ form, field }: Verb) => `${form.path} ${form.button?.join("=") ?? ""} ${field}`;

/** How often a text is sent before the test gives up; each refusal takes two seconds. */
const patience = 8;

function bodyOf({ form, field, bytes }: Verb, text: string) {
  // A character takes up to nine bytes in a URL-encoded form, so the text is cut.
  const fitting = bytes > usual ? text : text.slice(0, (usual / encodeURIComponent(text).length) * text.length);
  return filledIn(form, { ...publishable, [field]: fitting }, 1);
}

export async function longTexts(
  kind: EngineKind,
  { accounts, forMs }: { accounts: number; forMs: number },
): Promise<Check[]> {
  const app = await openApp(kind);
  try {
    const site = await app.start();
    const cookies: string[] = [];
    for (let nth = 0; nth < accounts; nth += 1) {
      const founder = await founderToPublish(site);
      await giveElite(site, founder);
      cookies.push(founder.cookie);
    }
    const verbs = await verbsOf(site, cookies[0] ?? "");
    const faults: string[] = [];
    const untaken = new Set(verbs.map(nameOf));
    let sent = 0;
    let over = false;
    await visit(site.port, 3_000, ["/"]);
    const quiet = p95((await visit(site.port, forMs / 3, ["/"])).times);
    const feed = async (cookie: string, nth: number) => {
      // Each account starts at a different field, so that every field gets a text before rate limits apply.
      for (let at = nth, tries = 1; !over; tries += 1) {
        const verb = verbs[at % verbs.length];
        if (!verb) return;
        sent += 1;
        const { status } = await ask(site.port, verb.form.path, {
          method: "POST",
          headers: { ...urlencoded, cookie, "sec-fetch-site": "same-origin" },
          body: bodyOf(verb, texts[(sent * 7 + nth) % texts.length] ?? ""),
        });
        if (status >= 500) faults.push(`${nameOf(verb)}: ${status}`);
        if (status === 429 && tries < patience) continue;
        if (status !== 429) untaken.delete(nameOf(verb));
        [at, tries] = [at + accounts, 0];
      }
    };
    const feeding = Promise.all(cookies.map(feed));
    const atFirst = await visit(site.port, forMs / 10, ["/"]);
    const later = await visit(site.port, forMs, ["/"]);
    over = true;
    await feeding;
    return [
      none(`of ${sent} texts, answers of 500 and above`, faults),
      none(`of ${verbs.length} fields for text, those that took none`, [...untaken]),
      none("home's failures", [...atFirst.failures, ...later.failures]),
      onThisMachine(
        "home's p95 until the accounts have used what they may send at once",
        p95(atFirst.times),
        100,
        " ms",
      ),
      onThisMachine(`home's p95 then, ${Math.round(quiet)} ms before`, p95(later.times), Math.ceil(quiet * 1.2), " ms"),
    ];
  } finally {
    await app.dispose();
  }
}
