import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { csvPath, pathOf } from "../../app/paths.ts";
import { nextIntakes } from "../../domain/application/intake.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type RunningSite, type Site, startSite } from "../peers/site.ts";
import { ask, formBody, post as postForm, programmeFields, somebody, urlencoded } from "./ask.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => site.dispose());

type Signed = { id: string; cookie: string };

const get = (path: string, { cookie }: Signed, at: RunningSite = site) => ask(at.port, path, { headers: { cookie } });
const post = (path: string, fields: Record<string, string>, { cookie }: Signed) =>
  ask(site.port, path, {
    method: "POST",
    headers: { ...urlencoded, ...somebody().address, cookie, "sec-fetch-site": "same-origin" },
    body: formBody(fields),
  });

const someone = (more: Parameters<typeof signInAs>[2], role: "team" | "admin" = "team"): Promise<Signed> =>
  signInAs(site, role, { email: `${randomUUID()}@gmail.com`, ...more });

async function apply(companyName: string) {
  const { email, address } = somebody();
  const [next] = nextIntakes(new Date(), { due: 15, interviews: { from: 1, to: 15 }, start: 1 }, 1);
  const intake = next?.id ?? "";
  const sent = await postForm(site.port, "/application/send", programmeFields(email, { intake, companyName }), address);
  expect([sent.status, sent.text]).toEqual([200, expect.stringContaining("receipt")]);
  return { intake, email };
}

const lasting = (text: string, id: string) => text.replaceAll(id, "an id").replace(/nonce="[^"]*"/g, "");
const idsOn = (text: string) => [
  ...new Set([...text.matchAll(/\/admin\/reviews\/([\da-f-]{36})/g)].map(([, id]) => id)),
];
const review = (id = "") => pathOf("admin-review", { application: id });
const chosen = { "criterion.maturity": "3", "criterion.traction": "2", "criterion.growth": "4", "criterion.team": "1" };

test("a round is opened, its files scored by whom they are given to, and closed to whoever knows the applicant", async () => {
  const admin = await someone({}, "admin");
  const manager = await someone({ functions: ["manager"] });
  const [first, second, third] = [
    await someone({ functions: ["reviewer"] }),
    await someone({ functions: ["reviewer"] }),
    await someone({ functions: ["reviewer"] }),
  ];
  const company = `Sablier ${randomUUID().slice(0, 8)}`;
  const { intake, email } = await apply(company);
  const round = pathOf("admin-round", { intake });
  expect((await post(round, { intent: "open", per_file: "4" }, manager)).status).toBe(422);
  expect((await post(round, { intent: "open", per_file: "2" }, manager)).status).toBe(303);
  expect((await post(round, { intent: "open", per_file: "2" }, admin)).status).toBe(409);
  expect((await get(round, first)).status).toBe(403);
  expect((await get(round.replace(intake, "2026-13"), admin)).status).toBe(404);

  const lists = await Promise.all([first, second, third].map((each) => get(pathOf("admin-reviews"), each)));
  const readers = [first, second, third].filter((_, nth) => idsOn(lists[nth]?.text ?? "").length === 1);
  expect(readers).toHaveLength(2);
  const [one, other] = readers as [Signed, Signed];
  const spare = [first, second, third].find((each) => !readers.includes(each)) as Signed;
  const [id = ""] = idsOn((await get(pathOf("admin-reviews"), one)).text);
  const page = await get(review(id), one);
  expect([page.status, page.text.includes(company), page.text.includes(email)]).toEqual([200, true, false]);
  expect((await get(review(id), spare)).status).toBe(404);
  expect((await post(review(id), { intent: "submit", ...chosen, sentence: "" }, spare)).status).toBe(404);

  for (const wrong of [
    { ...chosen, "criterion.team": "unknown", "criterion.growth": "unknown" },
    { ...chosen, "criterion.team": "5" },
    { ...chosen, sentence: "x".repeat(281) },
  ])
    expect((await post(review(id), { intent: "submit", sentence: "", ...wrong }, one)).status).toBe(422);
  const canary = `canary-${randomUUID()}`;
  const sent = await post(
    review(id),
    { intent: "submit", ...chosen, "criterion.team": "unknown", sentence: canary },
    one,
  );
  expect(sent.status).toBe(303);
  expect((await get(String(sent.headers.location).replace("#done", ""), one)).text).toContain(`${company} is in.`);
  await post(pathOf("admin-application", { id }), { intent: "note", text: `note of ${canary}` }, manager);
  expect((await get(review(id), one)).text).toContain(canary);
  const older = await post(review(id), { intent: "submit", from: "0", ...chosen, sentence: "Of an older tab" }, one);
  expect([older.status, older.text.includes("in another tab"), older.text.includes("Of an older tab")]).toEqual([
    ...[409, true, true],
  ]);
  expect((await get(review(id), one)).text).toContain(canary);

  const chief = await someone({}, "admin");
  const assigned = { intent: "assign", application: id, reviewer: chief.id };
  expect((await post(round, assigned, manager)).status).toBe(303);
  expect((await post(round, { ...assigned, application: randomUUID() }, manager)).status).toBe(409);
  const places = [
    ...[review(id), pathOf("admin-reviews"), round, pathOf("admin"), pathOf("admin-figures"), pathOf("admin-audit")],
    ...[pathOf("admin-application", { id }), pathOf("admin-lead", { id }), pathOf("admin-applications")],
    ...[`${pathOf("admin-applications")}?view=all`, `${pathOf("admin-search")}?q=${canary}`],
    `${pathOf("admin-decide")}?verdict=no&application=${id}`,
  ];
  const files = ["admin-applications", "admin-leads", "admin-audit"] as const;
  const asked = [
    ...places,
    ...places.map((path) => path.replace(/(\?|$)/, ".data$1")),
    ...files.map((name) => csvPath(pathOf(name))),
  ];
  for (const who of [other, chief])
    for (const path of asked) {
      const { text } = await get(path, who);
      // The search page repeats the searched word, so only a longer part of the note shows that the search found the
      // note.
      const found = path.includes("?q=") ? text.includes(`note of ${canary}`) : text.includes(canary);
      expect([path, found]).toEqual([path, false]);
    }
  expect(site.mails().some((mail) => mail.includes(canary))).toBe(false);
  const preview = (await get(`${pathOf("admin-decide")}?verdict=no&application=${id}`, manager)).text;
  expect([preview.includes(canary), preview.includes(one.id)]).toEqual([true, false]);
  const ranked = async (who: Signed) => (await get(round, who)).text.includes('class="score-line"');
  expect([await ranked(manager), await ranked(chief)]).toEqual([true, false]);
  await post(review(id), { intent: "submit", ...chosen, sentence: "" }, chief);
  expect((await get(review(id), chief)).text).toContain(canary);
  expect(await ranked(chief)).toBe(true);
  expect((await get(pathOf("admin-application", { id }), chief)).text).toContain(`note of ${canary}`);

  // Nobody who has seen applications sorted by score may review one of them.
  const rival = await someone({ functions: ["manager", "reviewer"] });
  const beside = pathOf("admin-application", { id });
  const toRival = { intent: "assign", application: id, reviewer: rival.id };
  await get(`${beside}?view=all&sort=-score`, rival);
  expect((await post(round, toRival, rival)).status).toBe(409);

  expect((await post(review(id), { intent: "conflict", reason: "" }, chief)).status).toBe(422);
  expect((await post(review(id), { intent: "conflict", reason: "My neighbour" }, chief)).status).toBe(303);
  const made = randomUUID();
  for (const pageOf of [
    review,
    (each: string) => pathOf("admin-application", { id: each }),
    (each: string) => pathOf("admin-lead", { id: each }),
  ])
    for (const form of ["", ".data"]) {
      const [closed, never] = [await get(`${pageOf(id)}${form}`, chief), await get(`${pageOf(made)}${form}`, chief)];
      expect([closed.status, lasting(closed.text, id)]).toEqual([never.status, lasting(never.text, made)]);
      if (!form) expect(closed.status).toBe(404);
    }
  const forms: Record<string, string>[] = [
    { intent: "submit", ...chosen, sentence: "" },
    { intent: "conflict", reason: "Again" },
  ];
  for (const fields of forms) {
    const [closed, never] = [await post(review(id), fields, chief), await post(review(made), fields, chief)];
    expect([closed.status, lasting(closed.text, id)]).toEqual([never.status, lasting(never.text, made)]);
  }
  const everywhere = [
    ...[
      `${pathOf("admin-applications")}?view=all`,
      pathOf("admin-leads"),
      pathOf("admin-deliveries"),
      pathOf("admin-audit"),
      round,
    ],
    ...[`${pathOf("admin-search")}?q=sablier`, `${pathOf("admin-audit")}?object=${id}`],
    ...[
      `${csvPath(pathOf("admin-applications"))}?view=all`,
      csvPath(pathOf("admin-leads")),
      csvPath(pathOf("admin-deliveries")),
    ],
  ];
  for (const path of everywhere) {
    const { text, status } = await get(path, chief);
    expect([path, status, text.includes(company), text.includes(email)]).toEqual([path, 200, false, false]);
  }
  const lifting = await get(review(id), admin);
  const conflict = /name="conflict" value="([\da-f-]{36})"/.exec(lifting.text)?.[1] ?? "";
  expect((await post(review(id), { intent: "lift", conflict }, manager)).status).toBe(403);
  expect((await post(review(id), { intent: "lift", conflict }, admin)).status).toBe(303);
  expect((await get(review(id), chief)).status).toBe(200);
});

test("fifty applications with the longest lines are one form", async () => {
  const manager = await someone({ functions: ["manager"] });
  const decide = pathOf("admin-decide");
  const fields: [string, string][] = [
    ["verdict", "no"],
    ["intent", "decide"],
    ["reason", "é".repeat(2_000)],
  ];
  const ids = Array.from({ length: 50 }, () => randomUUID());
  for (const id of ids) {
    const shown = ["revision", "step", "decision", "call"].map((name): [string, string] => [`${name}.${id}`, id]);
    fields.push(["application", id], ...shown, [`line.${id}`, "’".repeat(600)]);
  }
  const { cookie } = manager;
  const headers = { ...urlencoded, cookie, "sec-fetch-site": "same-origin" };
  const press = (sent: [string, string][]) =>
    ask(site.port, decide, { method: "POST", headers, body: new URLSearchParams(sent).toString() });
  expect((await press(fields)).status).toBe(303);
  const tooLong = fields.map(([name, value]): [string, string] => [
    name,
    name === `line.${ids[0]}` ? "’".repeat(601) : value,
  ]);
  expect((await press(tooLong)).status).toBe(422);
});

test("whoever scores turns the e-mails about reviews off and on in their account; nobody else has the switch", async () => {
  const account = pathOf("account");
  const reviewer = await someone({ functions: ["reviewer"] });
  const turn = (mail: string, who = reviewer) => post(account, { intent: "review-mail", mail }, who);
  const offers = async () => /name="mail" value="(on|off)"/.exec((await get(account, reviewer)).text)?.[1];
  expect(await offers()).toBe("off");
  expect((await turn("off")).status).toBe(303);
  expect((await turn("off")).status).toBe(303);
  expect(await offers()).toBe("on");
  expect((await turn("on")).status).toBe(303);
  expect(await offers()).toBe("off");
  expect((await turn("perhaps")).status).toBe(422);
  for (const other of [await someone({ functions: ["expert"] }), await signInAs(site, "founder")]) {
    expect((await get(account, other)).text).not.toContain('name="mail"');
    expect((await turn("off", other)).status).toBe(403);
  }
  for (let nth = 0; nth < 17; nth += 1) await turn("on");
  expect((await turn("off")).status).toBe(429);
});

test("the rubric is saved as a next version from its own form, and refused with what was typed", async () => {
  const admin = await someone({}, "admin");
  const rubric = pathOf("admin-rubric");
  expect((await get(rubric, await someone({ functions: ["reviewer"] }))).status).toBe(403);
  const { text } = await get(rubric, admin);
  const fields: Record<string, string> = { intent: "save-rubric" };
  for (const [input, typed] of text.matchAll(/<(?:input[^>]*|textarea[^>]*)>(?:([^<]*)<\/textarea>)?/g)) {
    const [, name = ""] = /name="((?:from|id|weight|name|step)[^"]*)"/.exec(input) ?? [];
    const value = typed ?? /value="([^"]*)"/.exec(input)?.[1] ?? "";
    if (name) fields[name] = value.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  }
  expect(fields["weight.1"]).toBe("20");
  expect((await ask(site.port, "/application?lang=en")).text).toContain("Product maturity 20%");
  const heavy = await post(rubric, { ...fields, "weight.1": "25", "name.en.1": "Ripeness" }, admin);
  expect([heavy.status, heavy.text.includes('value="Ripeness"')]).toEqual([422, true]);
  const changed = { ...fields, "weight.1": "25", "weight.2": "25", "name.en.1": "Ripeness" };
  expect((await post(rubric, { ...changed, "step.fr.1.2": "" }, admin)).status).toBe(422);
  expect((await post(rubric, changed, admin)).status).toBe(303);
  expect((await get(rubric, admin)).text).toContain('value="Ripeness"');
  expect((await post(rubric, { ...changed, "weight.1": "26", "weight.2": "24" }, admin)).status).toBe(409);
});
