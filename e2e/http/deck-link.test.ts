import sharp from "sharp";
import { expect, test } from "vitest";
import { pathOf } from "../../app/paths.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { founderWithDeck } from "../peers/deck.ts";
import { sendAs } from "../peers/publish.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Answer, ask, formBody, somebody, urlencoded } from "./ask.ts";
import { until } from "./until.ts";

const site = sharedSite();
const page = "/startup/deck";
const missing = "Ce lien n’ouvre rien";

const mailsTo = (email: string) =>
  site
    .mails()
    .filter((mail) => mail.includes(`To: ${email}\n`))
    .map((mail) => mail.replaceAll("=\n", ""));
const linkIn = (text: string) => /\/d\/[\w-]{44}/.exec(text)?.[0] ?? "";

function browser(signedIn = "") {
  const jar = new Map<string, string>();
  const cookie = () => [signedIn, ...[...jar].map(([name, value]) => `${name}=${value}`)].filter(Boolean).join("; ");
  function keep(answer: Answer) {
    for (const each of [answer.headers["set-cookie"] ?? []].flat()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      jar.set(name, value);
    }
    return answer;
  }
  const person = { "user-agent": "Mozilla/5.0 Firefox/145.0", "accept-language": "fr" };
  const form = { ...urlencoded, ...person, "sec-fetch-site": "same-origin" };
  return {
    get: async (path: string) => keep(await ask(site.port, path, { headers: { ...person, cookie: cookie() } })),
    post: async (path: string, fields: Record<string, string>) =>
      keep(
        await ask(site.port, path, { method: "POST", headers: { ...form, cookie: cookie() }, body: formBody(fields) }),
      ),
  };
}

test("an invited reader opens a deck with a code, page by page, until it is cut off", async () => {
  const founder = await founderWithDeck(site, "Ambre", "Chiffres");
  const { email } = somebody();
  const own = async () => (await ask(site.port, page, { headers: { cookie: founder.cookie } })).text;
  const share = { intent: "share", to_email: email, days: "30", watermark: "on" };
  const made = await sendAs(site, founder.cookie, page, share);
  const done = await ask(site.port, String(made.headers["location"]), { headers: { cookie: founder.cookie } });
  expect(/status-good.*?<\/div>/.exec(done.text)?.[0]).toContain(email);
  const link = linkIn(await until(() => mailsTo(email)[0], "The invitation"));
  expect(link).not.toBe("");
  expect(await own()).toContain("Aucune ouverture comptée");

  const reader = browser();
  const locked = await reader.get(link);
  expect([locked.status, locked.headers["referrer-policy"]]).toEqual([200, "no-referrer"]);
  expect(locked.text).toContain('content="noindex"');
  expect(locked.text).not.toContain(email);
  expect((await reader.get(`${link}/deck/1.webp`)).status).toBe(404);
  expect((await reader.get(`${link}/deck/1`)).headers["location"]).toBe(link);
  expect((await reader.post(link, { shows: "yes" })).status).toBe(403);

  const unaddressed = await reader.post(link, { intent: "code", email: "" });
  expect([unaddressed.status, unaddressed.text.includes('name="code"')]).toEqual([422, false]);
  const asked = await reader.post(link, { intent: "code", email });
  const toOther = await browser().post(link, { intent: "code", email: somebody().email });
  expect([asked.status, toOther.status]).toEqual([303, 303]);
  expect((await reader.get(String(asked.headers["location"]))).text).toContain("regardez dans sa boîte");
  const code = await until(() => /Subject: (\d{6})/.exec(mailsTo(email)[1] ?? "")?.[1], "The code");
  for (const typed of [code === "123456" ? "654321" : "123456", ""]) {
    const wrong = await reader.post(link, { code: typed });
    expect([wrong.status, wrong.text.includes("Ce n’est pas le code")]).toEqual([422, true]);
  }
  expect((await reader.post(link, { code })).headers["location"]).toBe(link);
  expect((await browser().post(link, { code })).status).toBe(422);
  expect((await reader.get(link)).text).toContain("Ouvrir et montrer ma lecture");
  expect((await reader.get(`${link}/deck/1.webp`)).status).toBe(404);
  // A GET never counts as an opening, because programs that scan mails fetch the page too.
  expect(await own()).toContain("Aucune ouverture comptée");
  const opened = await reader.post(link, { shows: "yes" });
  expect(opened.headers["location"]).toBe(`${link}/deck/1`);

  const second = await reader.get(`${link}/deck/2`);
  for (const said of ["Chiffres", `${link}/deck/2.webp`]) expect(second.text).toContain(said);
  expect([second.headers["referrer-policy"], second.headers["cache-control"]]).toEqual([
    "no-referrer",
    expect.stringContaining("no-store"),
  ]);
  const scripts = [...second.text.matchAll(/<script\b[^>]*>([^]*?)<\/script>/g)].map(([, code = ""]) => code).join("");
  expect(second.text).not.toMatch(/<script[^>]* src=|import\(|\/assets\/[^"]*\.js/);
  expect(scripts.length).toBeLessThan(30 * 1024);
  const picture = await reader.get(`${link}/deck/1.webp`);
  expect(picture.headers).toMatchObject({ "content-type": "image/webp", "cache-control": "private, no-store" });
  const clean = await ask(site.port, `${page}/1.webp`, { headers: { cookie: founder.cookie } });
  const pixels = async (bytes: Buffer) => sharp(bytes).resize(400, 225, { fit: "fill" }).greyscale().raw().toBuffer();
  const [marked, plain] = [await pixels(picture.body), await pixels(clean.body)];
  const changed = marked.filter((value, at) => Math.abs(value - (plain[at] ?? 0)) > 4).length;
  expect(changed / marked.length).toBeGreaterThan(0.02);
  for (const none of [`${link}/deck/3`, `${link}/other/1`]) expect((await reader.get(none)).status).toBe(404);
  expect(await own()).toContain("Ouvert par 1\u00A0personne");

  const beat = (fields: Record<string, string>) => reader.post(`${link}/lecture`, fields);
  expect((await beat({ file: "deck", page: "1" })).status).toBe(204);
  expect((await beat({ file: "other", page: "1" })).status).toBe(404);
  expect((await browser().post(`${link}/lecture`, { file: "deck", page: "1" })).status).toBe(404);
  const seen = await reader.get(`${link}/ma-lecture`);
  for (const said of ["lecture montrée", "Page\u00A02\u00A0: 0\u00A0s", "Ne plus montrer ma lecture"])
    expect(seen.text).toContain(said);
  expect((await browser().get(`${link}/ma-lecture`)).status).toBe(404);
  // The list contains reading times per page, which the plan Visible does not include.
  expect((await ask(site.port, `${page}/lecteurs.csv`, { headers: { cookie: founder.cookie } })).status).not.toBe(200);

  expect((await browser().get(`${link}/deck/1.webp`)).status).toBe(404);
  const id = /name="link" value="([^"]+)"/.exec(await own())?.[1] ?? "";
  expect((await sendAs(site, founder.cookie, page, { intent: "cut", link: id })).status).toBe(303);
  expect((await sendAs(site, founder.cookie, page, { intent: "cut", link: id })).status).toBe(404);
  const ends = await Promise.all([reader.get(link), reader.get(`${link}/deck/1`), reader.get(`/d/${"a".repeat(44)}`)]);
  for (const end of ends) expect([end.status, end.text.includes(missing)]).toEqual([404, true]);
  expect((await reader.get(`${link}/deck/1.webp`)).status).toBe(404);
  expect((await reader.post(link, { shows: "no" })).status).toBe(404);

  // Although the founder has ended the link, the reader may still see and withdraw the data about their reading.
  const left = await reader.get(`${link}/ma-lecture`);
  expect([left.status, left.text.includes("Ne plus montrer ma lecture")]).toEqual([200, true]);
  expect(left.text).not.toContain("Revenir au deck");
  const stranger = browser();
  const said = async (path: string) => /<main[^]*<\/main>/.exec((await stranger.get(path)).text)?.[0];
  expect(await said(`${link}/ma-lecture`)).toContain(missing);
  expect(await said(`${link}/ma-lecture`)).toBe(await said(`/d/${"a".repeat(44)}/ma-lecture`));
  expect((await stranger.post(`${link}/ma-lecture`, { shows: "no" })).status).toBe(404);
  expect((await reader.post(`${link}/ma-lecture`, { shows: "no" })).status).toBe(303);
  const back = await reader.get(`${link}/ma-lecture`);
  expect(back.text).toContain("lecture non montrée");
  for (const none of ["Page\u00A02\u00A0:", "Ne plus montrer ma lecture"]) expect(back.text).not.toContain(none);
});

test("a plan that ends while somebody reads pauses the link at once, loses nothing, and goes on with the next", async () => {
  const founder = await founderWithDeck(site, "Tourbe", "Sphaigne");
  const account = await signInAs(site, "investor", { lang: "fr" });
  await sendAs(site, founder.cookie, page, { intent: "share", to_email: account.email, days: "30" });
  const link = linkIn(await until(() => mailsTo(account.email)[0], "The invitation"));
  const reader = browser(account.cookie);
  expect((await reader.post(link, { shows: "yes" })).headers["location"]).toBe(`${link}/deck/1`);
  const beat = () => reader.post(`${link}/lecture`, { file: "deck", page: "1" });
  const seen = async () =>
    Promise.all([reader.get(`${link}/deck/1.webp`), beat(), reader.get(`${link}/deck/1`)]).then((answers) =>
      answers.map(({ status, text }) => [status, text.includes("Tourbe")]),
    );
  const open = [
    [200, false],
    [204, false],
    [200, true],
  ];
  expect(await seen()).toEqual(open);
  const plan = (fields: Record<string, string>) =>
    sendAs(site, founder.admin.cookie, pathOf("admin-person", { id: founder.id }), { reason: "Test", ...fields });
  expect((await plan({ intent: "end-plan" })).status).toBe(303);
  expect(await seen()).toEqual([
    [404, false],
    [404, false],
    [200, false],
  ]);
  const given = { intent: "grant", plan: "visible", starts_on: parisDay(new Date()), ends_on: "" };
  expect((await plan(given)).status).toBe(303);
  expect(await seen()).toEqual(open);
  const own = await ask(site.port, page, { headers: { cookie: founder.cookie } });
  expect(own.text).toContain("Ouvert par 1\u00A0personne");
});

test("an open link takes its password, and the address of an account opens its own link", async () => {
  const founder = await founderWithDeck(site, "Cuivre");
  const made = await sendAs(site, founder.cookie, page, { intent: "share", password: "au large!", days: "14" });
  expect(made.status).toBe(303);
  const link = linkIn((await ask(site.port, page, { headers: { cookie: founder.cookie } })).text);
  const done = await ask(site.port, String(made.headers["location"]), { headers: { cookie: founder.cookie } });
  expect(linkIn(/status-good.*?<\/div>/.exec(done.text)?.[0] ?? "")).toBe(link);
  const reader = browser();
  expect((await reader.get(link)).text).toContain('name="password"');
  expect((await reader.post(link, { password: "au port !" })).status).toBe(422);
  expect((await reader.post(link, { password: "au large!" })).status).toBe(303);
  const gate = (await reader.get(link)).text;
  expect([gate.includes('value="yes"'), gate.includes('value="no"'), gate.includes("Ouvrir le deck")]).toEqual([
    ...[false, true, true],
  ]);
  expect((await reader.post(link, { shows: "no" })).headers["location"]).toBe(`${link}/deck/1`);
  expect((await reader.get(`${link}/deck/1.webp`)).status).toBe(200);
  expect((await ask(site.port, page, { headers: { cookie: founder.cookie } })).text).toContain("Ouvert une fois");

  const investor = await signInAs(site, "investor", { approved: false, lang: "fr" });
  await sendAs(site, founder.cookie, page, { intent: "share", to_email: investor.email, days: "1" });
  const own = linkIn(await until(() => mailsTo(investor.email).find((mail) => linkIn(mail)), "The invitation"));
  const theirs = browser(investor.cookie);
  expect((await theirs.get(own)).text).toContain("Ouvrir sans la montrer");
  await theirs.post(own, { shows: "yes" });
  expect((await theirs.get(`${own}/deck/1.webp`)).status).toBe(200);
  const data = pathOf("my-data-open");
  const reading = /name="reading" value="([^"]+)"/.exec((await theirs.get(data)).text)?.[1] ?? "";
  const taken = await theirs.post(data, { do: "take-back", reading });
  expect(taken.status).toBe(303);
  expect((await theirs.get(String(taken.headers["location"]))).text).toContain("Votre lecture n’est plus montrée");
  expect((await theirs.get(data)).text).not.toContain('name="reading"');
  expect((await theirs.get(`${own}/ma-lecture`)).text).toContain("lecture non montrée");
  expect((await browser(founder.cookie).get(`${own}/deck/1.webp`)).status).toBe(404);
});

test("a reader keeps a stamped copy where the startup lets them, and the plan does", async () => {
  const founder = await founderWithDeck(site, "Galets", "Marée");
  const { email } = somebody();
  const share = { intent: "share", to_email: email, days: "30", copy: "on" };
  const own = async () => (await ask(site.port, page, { headers: { cookie: founder.cookie } })).text;
  // On the plan Visible, founders cannot let readers download the deck, so the form has no checkbox for it.
  expect(await own()).not.toContain('name="copy"');
  expect((await sendAs(site, founder.cookie, page, share)).status).not.toBe(303);
  const grant = { intent: "grant", plan: "elite", starts_on: parisDay(new Date()), ends_on: "", reason: "Test" };
  const person = pathOf("admin-person", { id: founder.id });
  expect((await sendAs(site, founder.admin.cookie, person, grant)).status).toBe(303);
  expect(await own()).toContain('name="copy"');
  expect((await sendAs(site, founder.cookie, page, share)).status).toBe(303);
  const link = linkIn(await until(() => mailsTo(email)[0], "The invitation"));
  const copy = `${link}/deck/copie.pdf`;
  const reader = browser();
  await reader.post(link, { intent: "code", email });
  const code = await until(() => /Subject: (\d{6})/.exec(mailsTo(email)[1] ?? "")?.[1], "The code");
  await reader.post(link, { code });
  expect((await reader.get(copy)).status).toBe(404);
  await reader.post(link, { shows: "no" });
  expect((await reader.get(`${link}/deck/1`)).text).toContain(copy);
  const file = await reader.get(copy);
  expect(file.headers).toMatchObject({
    ...{ "content-type": "application/pdf", "referrer-policy": "no-referrer" },
    "content-disposition": 'attachment; filename="deck.pdf"',
  });
  expect(file.body.subarray(0, 5).toString()).toBe("%PDF-");
  expect(file.body.toString("latin1").match(/\/Type \/Page /g)).toHaveLength(2);
  expect((await browser().get(copy)).status).toBe(404);
  await sendAs(site, founder.cookie, page, { ...share, copy: "" });
  expect([(await reader.get(copy)).status, (await reader.get(`${link}/deck/1`)).status]).toEqual([404, 200]);
});

test("a reader accepts the agreement of a link before its first page, and both sides get the text", async () => {
  const founder = await founderWithDeck(site, "Havre");
  const { email } = somebody();
  const share = { intent: "share", to_email: email, days: "30", agreement: "on" };
  const own = async () => (await ask(site.port, page, { headers: { cookie: founder.cookie } })).text;
  expect(await own()).not.toContain('name="agreement"');
  expect((await sendAs(site, founder.cookie, page, share)).status).not.toBe(303);
  const grant = { intent: "grant", plan: "elite", starts_on: parisDay(new Date()), ends_on: "", reason: "Test" };
  await sendAs(site, founder.admin.cookie, pathOf("admin-person", { id: founder.id }), grant);
  const long = await sendAs(site, founder.cookie, page, { ...share, agreement_text: "x".repeat(20_001) });
  expect([long.status, long.text.includes("trop long")]).toEqual([422, true]);
  const text = "Je garde <b>tout</b> pour moi.\n\nJe n’en copie rien.";
  expect((await sendAs(site, founder.cookie, page, { ...share, agreement_text: text })).status).toBe(303);
  expect(await own()).toContain("accord pas encore accepté");
  const link = linkIn(await until(() => mailsTo(email)[0], "The invitation"));
  const reader = browser();
  expect((await reader.get(link)).text).not.toContain("Je n’en copie rien");
  expect((await reader.post(link, { intent: "accept", name: "Ana Ruiz" })).status).toBe(403);
  await reader.post(link, { intent: "code", email });
  await reader.post(link, {
    code: await until(() => /Subject: (\d{6})/.exec(mailsTo(email)[1] ?? "")?.[1], "The code"),
  });
  const asked = await reader.get(link);
  for (const said of ["Je garde &lt;b&gt;tout", "J’accepte cet accord"]) expect(asked.text).toContain(said);
  expect(asked.text).not.toContain("Ouvrir sans la montrer");
  expect((await reader.post(link, { shows: "no" })).status).toBe(403);
  const unnamed = await reader.post(link, { intent: "accept", name: " " });
  expect([unnamed.status, unnamed.text.includes("Tapez votre nom")]).toEqual([422, true]);
  expect((await reader.post(link, { intent: "accept", name: "Ana Ruiz" })).headers["location"]).toBe(link);
  await reader.post(link, { shows: "no" });
  expect((await reader.get(`${link}/deck/1.webp`)).status).toBe(200);
  const readerMail = await until(() => mailsTo(email).find((mail) => mail.includes("SHA-256")), "The reader's text");
  expect(readerMail).toContain("Ana Ruiz");
  const startupMail = await until(
    () => mailsTo(founder.email).find((mail) => mail.includes("SHA-256")),
    "The startup's text",
  );
  expect(startupMail).toContain(email);
  expect(await own()).toContain("accord accepté par Ana Ruiz");
  await sendAs(site, founder.cookie, page, { ...share, agreement_text: "Et je n’en parle pas." });
  expect((await reader.get(`${link}/deck/1.webp`)).status).toBe(404);
  expect((await reader.get(link)).text).toContain("Et je n’en parle pas.");
});

test("a reader without an account reports a deck, and one press of the team closes it everywhere", async () => {
  const founder = await founderWithDeck(site, "Emprunt");
  await sendAs(site, founder.cookie, page, { intent: "share", password: "au large!", days: "14" });
  const own = async () => (await ask(site.port, page, { headers: { cookie: founder.cookie } })).text;
  const link = linkIn(await own());
  const reader = browser();
  expect((await reader.get(link)).text).toContain(`${link}/signaler`);
  expect((await reader.post(`${link}/signaler`, { reason: "" })).text).toContain("Dites ce qui ne va pas");
  const sent = await reader.post(`${link}/signaler`, { reason: "Ce sont nos pages, copiées <b>telles quelles</b>." });
  expect(sent.status).toBe(303);
  expect((await reader.get(String(sent.headers["location"]))).text).toContain("Signalement reçu");
  expect((await reader.get(link)).status).toBe(200);
  expect((await reader.get(`/d/${"a".repeat(44)}/signaler`)).status).toBe(404);

  const desk = await signInAs(site, "admin", { lang: "fr" });
  const files = "/admin/files";
  const list = await ask(site.port, files, { headers: { cookie: desk.cookie } });
  expect(list.text).toContain("Ce sont nos pages, copiées &lt;b&gt;telles quelles");
  const panel = list.text.slice(list.text.indexOf("Ce sont nos pages"));
  const report = /name="report" value="([^"]+)"/.exec(panel)?.[1] ?? "";
  const readers = /href="(\/admin\/files\/[^"]+)"/.exec(panel)?.[1] ?? "";
  expect((await ask(site.port, readers, { headers: { cookie: desk.cookie } })).text).toContain("Qui a ouvert le deck");
  const press = (fields: Record<string, string>) => sendAs(site, desk.cookie, files, { report, ...fields });
  expect((await press({ intent: "close-deck", reason: "" })).status).toBe(422);
  const shownVersion = /name="shownVersion" value="([^"]*)"/.exec(panel)?.[1] ?? "";
  const closing = { intent: "close-deck", reason: "Ces pages sont à d’autres." };
  const unseen = await press({ ...closing, shownVersion: "7" });
  const said = [closing.reason, "a changé son deck depuis"].map((each) => unseen.text.includes(each));
  expect([unseen.status, said]).toEqual([409, [true, true]]);
  expect((await press({ ...closing, shownVersion })).status).toBe(303);
  expect((await press({ intent: "set-reports-aside" })).status).toBe(409);
  expect((await reader.get(link)).status).toBe(404);
  const closed = (await own()).replaceAll(/\s/g, " ");
  for (const said of [
    "Ces pages sont à d’autres.",
    "Personne ne peut l’ouvrir : la raison",
    "Ne s’ouvre pas en ce moment",
  ])
    expect(closed).toContain(said);
  expect(closed).not.toMatch(/S’ouvre jusqu’au|validés peuvent le lire|gardent la version précédente/);
});

test("a founder whose account waits to be erased reads that no link opens the deck", async () => {
  const founder = await founderWithDeck(site, "Sarcelle");
  await sendAs(site, founder.cookie, page, { intent: "share", password: "au large!", days: "14" });
  const own = async () =>
    (await ask(site.port, page, { headers: { cookie: founder.cookie } })).text.replaceAll(/\s/g, " ");
  const before = await own();
  const link = linkIn(before);
  expect(before).toMatch(/Les liens que tu as donnés l’ouvrent encore.*?<|S’ouvre jusqu’au/);
  expect(before).not.toContain("effacé");
  await sendAs(site, founder.cookie, pathOf("my-data-open"), { do: "erase", sure: "on" });
  expect((await browser().get(link)).status).toBe(404);
  const after = await own();
  for (const said of ["personne ne peut l’ouvrir, même par un lien", "Ne s’ouvre pas en ce moment"])
    expect(after).toContain(said);
  expect(after).not.toMatch(/S’ouvre jusqu’au|l’ouvrent encore/);
});

test("what a link cannot be is said beside its field", async () => {
  const founder = await founderWithDeck(site, "Zinc");
  const share = (fields: Record<string, string>) => sendAs(site, founder.cookie, page, { intent: "share", ...fields });
  for (const [fields, said] of [
    [{ to_email: "no address", days: "30" }, "adresse e-mail"],
    [{ to_email: "a@b.example", days: "91" }, "Choisis un nombre de jours"],
    [{ to_email: "a@b.example", days: "0" }, "Choisis un nombre de jours"],
    [{ password: "long enough", days: "31" }, "Choisis un nombre de jours"],
    [{ password: "short", days: "14" }, "au moins 8"],
  ] as const) {
    const refused = await share(fields);
    expect([refused.status, refused.text.includes(said)], JSON.stringify(fields)).toEqual([422, true]);
  }
  const reader = await signInAs(site, "founder", { lang: "fr" });
  expect((await sendAs(site, reader.cookie, page, { intent: "share", to_email: "a@b.example" })).status).not.toBe(303);
});

test("the link that an editor made is named on the team's page once they are removed", async () => {
  const founder = await founderWithDeck(site, "Nacre");
  const editor = await signInAs(site, "founder", { seat: { id: founder.id, role: "editor" } });
  const share = { intent: "share", to_email: somebody().email, days: "30" };
  expect((await sendAs(site, editor.cookie, page, share)).status).toBe(303);
  const team = pathOf("founder-team");
  const shown = async (path: string) => (await ask(site.port, path, { headers: { cookie: founder.cookie } })).text;
  const ofLeaver = "créé par une personne qui a quitté ta startup";
  const said = async () => [(await shown(team)).includes(`${page}#links`), (await shown(page)).includes(ofLeaver)];
  expect(await said()).toEqual([false, false]);
  expect((await sendAs(site, founder.cookie, team, { intent: "remove", person: editor.id })).status).toBe(303);
  expect(await said()).toEqual([true, true]);
});
