import { describe, expect, test } from "vitest";
import { pathOf } from "../../app/paths.ts";
import { displayedField } from "../../domain/edit-conflict/edit-conflict.ts";
import { closedMonth, monthFrom } from "../../domain/kpi/check-in.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { Seat } from "../../domain/person/seat.ts";
import { demoNumbers } from "../peers/check-ins.ts";
import { signInAs } from "../peers/sign-in.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { ask, formBody, urlencoded } from "./ask.ts";
import { storedIn } from "./stored.ts";

const site = sharedSite();
const page = "/startup/chiffres";
const due = closedMonth(parisDay(new Date()));
const monthAt = (back: number) => monthFrom(due, back + 1).slice(0, 7);

async function founder(seat?: Seat) {
  const { cookie, id } = await signInAs(site, "founder", { lang: "fr", seat });
  const plain = (text: string) => text.replace(/<!--.*?-->/g, "").replace(/\s/g, " ");
  const get = async (path: string) => {
    const answer = await ask(site.port, path, { headers: { cookie } });
    return { ...answer, text: plain(answer.text) };
  };
  const send = async (fields: Record<string, string>, path = page) => {
    const headers = { ...urlencoded, cookie, "sec-fetch-site": "same-origin" };
    const answer = await ask(site.port, path, { method: "POST", headers, body: formBody(fields) });
    return { ...answer, text: plain(answer.text), to: String(answer.headers["location"]) };
  };
  const upload = async (fields: Record<string, string>, file: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append("file", new Blob([file], { type: "text/csv" }), file ? "chiffres.csv" : "");
    const { headers, body } = new Response(form) as { headers: Headers; body: ReadableStream };
    const answer = await ask(site.port, `${page}/import`, {
      method: "POST",
      headers: { "content-type": headers.get("content-type") ?? "", cookie, "sec-fetch-site": "same-origin" },
      body: Buffer.from(await new Response(body).arrayBuffer()),
    });
    return { ...answer, text: plain(answer.text), to: String(answer.headers["location"]) };
  };
  const rows = async (table = "kpi_check_in") =>
    ((await storedIn(site))[table] ?? []).filter((row) => row["founder"] === id);
  return { id, cookie, get, send, upload, rows };
}

const fieldsOf = ({ back, mrr, cash, burn, cac, churn }: (typeof demoNumbers)[number]) => ({
  ...{ month: monthAt(back), mrr: String(mrr), cash: `${cash} €`, burnRate: String(burn), cac: `${cac},00` },
  churnRate: String(churn).replace(".", ","),
});
const last = demoNumbers.at(-1) as (typeof demoNumbers)[number];

async function withDemo() {
  const someone = await founder();
  for (const row of demoNumbers) expect((await someone.send(fieldsOf(row))).status).toBe(303);
  return someone;
}

describe("the check-in", () => {
  test("gives the acceleration tab its revenue, to whoever has a seat in the startup", async () => {
    const owner = await withDemo();
    const reader = await signInAs(site, "founder", { lang: "fr", seat: { id: owner.id, role: "reader" } });
    const filledFor = async (cookie: string) =>
      /<input(?=[^>]*name="extra")[^>]*value="([^"]*)"/.exec(
        (await ask(site.port, pathOf("founder-acceleration"), { headers: { cookie } })).text,
      )?.[1];
    expect(await filledFor(owner.cookie)).toMatch(/\d/);
    expect(await filledFor(reader.cookie)).toBe(await filledFor(owner.cookie));
  });

  test("asks a new founder for five numbers of the month that has ended", async () => {
    const { get } = await founder();
    const { status, text } = await get(page);
    expect(status).toBe(200);
    for (const part of ["0 sur 5", "premier mois", "hors taxes", "Enregistrer", `value="${due.slice(0, 7)}"`])
      expect(text, part).toContain(part);
    const inForm = [...text.matchAll(/<(?:input|select|textarea|button|summary|a)\b[^>]*?(?:name="(\w+)"[^>]*)?>/g)];
    const names = inForm.map(([, name]) => name);
    const from = names.indexOf("mrr");
    expect(names.slice(from, from + 5)).toEqual(["mrr", "cash", "burnRate", "cac", "churnRate"]);
  });

  test("keeps numbers as they are typed here, and stays to say what changed", async () => {
    const { send, get, rows } = await withDemo();
    expect(await rows()).toHaveLength(4);
    const form = await get(`${page}?month=${monthAt(-1)}`);
    for (const part of ['value="52 000"', 'value="4,5"', "Tu corriges un mois déjà saisi", "5,2"])
      expect(form.text, part).toContain(part);
    const asked = await send({ ...fieldsOf(last), cash: "26 000" });
    expect(asked.status).toBe(200);
    expect(asked.text).toContain("Il manque 26 000 €");
    expect(asked.text).toMatch(/<input type="hidden" name="cash" value="26 000"/);
    expect(await rows()).toHaveLength(4);
    const edited = await send({ ...fieldsOf(last), cash: "26 000", intent: "edit" });
    expect([edited.status, /name="cash"[^>]*value="26 000"/.test(edited.text)]).toEqual([200, true]);
    const saved = await send({ ...fieldsOf(last), cash: "26 000", difference: "Une machine <b>" });
    expect(saved.to).toMatch(/^\/startup\/chiffres\?month=[\d-]{7}&about=[\w-]+&mark=[\w-]{22}&done=check-in$/);
    const stays = await get(saved.to);
    expect(stays.text).toContain("Runway : 2,6 mois, −2,6.");
    expect(stays.text).not.toContain("Tu corriges un mois déjà saisi");
    // Alerts are computed on every plan, but the free plan does not show them.
    expect(stays.text).not.toContain("Nouvelle alerte");
    const alerts = (await rows("kpi_alert")).map(({ kind, level, closed_at: at }) => [kind, level, at]);
    expect(alerts.toSorted()).toEqual([
      ["cac", "caution", null],
      ["cash", "caution", null],
      ["runway", "critical", null],
    ]);
    expect((await get(`${page}?about=1&done=check-in`)).text).not.toMatch(/Chiffres [^<]* enregistrés/);
  });

  test("tells of no change where nothing moved", async () => {
    const { send, get } = await founder();
    for (const back of [-2, -1]) await send(fieldsOf({ ...last, back, burn: 0 }));
    expect((await get("/startup/dashboard")).text).toContain(
      "Rien pour l’instant. Les changements s’afficheront ici dès que tes chiffres bougeront",
    );
  });

  test("refuses what is no number beside its field, and keeps what was typed", async () => {
    const { send, rows } = await founder();
    const wrong = { ...fieldsOf(last), mrr: "", cash: "beaucoup", cac: "0", churnRate: "140", nps: "7,5" };
    const { status, text } = await send(wrong);
    expect(status).toBe(422);
    for (const part of [
      "un zéro compte, une case vide non",
      "Écris un montant",
      "de 0 à 100",
      "Saisis un nombre entier",
    ])
      expect(text, part).toContain(part);
    expect(text).toContain('value="beaucoup"');
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(4);
    const early = await send({ ...fieldsOf(last), month: monthAt(0) });
    expect([early.status, early.text.includes("pas terminé")]).toEqual([422, true]);
    expect(await rows()).toEqual([]);
  });

  test("compares two scenarios, moves thresholds and gives everything as a file", async () => {
    const { get, send, rows } = await withDemo();
    const compared = await get(`${page}?burn-a=%2B2+000&cash-a=&burn-b=-20000&cash-b=10+000`);
    for (const part of ["4,3 mois", "rentable"]) expect(compared.text, part).toContain(part);
    const planner = await get("/startup/outils/runway");
    expect(planner.text.split("5,2 mois, épuisée en").length - 1).toBe(2);
    const wrong = { "runway-caution": "4", "runway-critical": "8", churn: "5", "cac-rise": "20", "cash-drop": "25" };
    const refused = await send({ ...wrong, intent: "thresholds" });
    expect([refused.status, refused.text.includes("ne peut pas dépasser")]).toEqual([422, true]);
    const moved = await send({ ...wrong, "runway-critical": "3", intent: "thresholds" });
    expect(moved.to).toMatch(/^\/startup\/chiffres\?mark=[\w-]{22}&done=thresholds#seuils$/);
    expect((await get(moved.to.replace("#seuils", ""))).text).toContain("Seuils enregistrés");
    expect((await rows("kpi_alert")).filter(({ closed_at: at }) => at === null).map(({ kind }) => kind)).toEqual([
      "cac",
    ]);
    const file = await get(`${page}.csv`);
    expect(file.headers["content-type"]).toContain("text/csv");
    expect(file.text).toContain(`"${monthAt(-1)}";"12300";"52000";"10500";"150";"4,5"`);
  });

  test("takes its own file in again as the same rows, once looked at", async () => {
    const one = await withDemo();
    await one.send({ ...fieldsOf(last), cash: "30000,5", difference: '=1+1; "ici"\net là', nps: "-12", raised: "5" });
    const { text: file } = await ask(site.port, `${page}.csv`, { headers: { cookie: one.cookie } });
    const other = await founder();
    const looked = await other.upload({}, file);
    expect(looked.status).toBe(200);
    for (const part of ["Importer 4 mois", "nouveau", "30 000,5"]) expect(looked.text, part).toContain(part);
    expect(await other.rows()).toEqual([]);
    const kept = await other.upload({ intent: "import", text: file }, "");
    expect(kept.to).toMatch(/^\/startup\/chiffres\?about=4&mark=[\w-]{22}&done=import$/);
    expect((await other.get(kept.to)).text).toContain("4 mois importés");
    const { text: again } = await ask(site.port, `${page}.csv`, { headers: { cookie: other.cookie } });
    expect(again).toBe(file);
    expect((await one.upload({ intent: "import" }, file)).text).toContain("Rien à importer");
  });

  test("imports nothing over numbers that were recorded after the preview called their month new", async () => {
    const owner = await withDemo();
    const { text: file } = await ask(site.port, `${page}.csv`, { headers: { cookie: owner.cookie } });
    const { upload, send, rows } = await founder();
    const shownIn = (text: string) =>
      new RegExp(`name="${displayedField}" value="([^"]+)"`).exec(text)?.[1]?.replaceAll("&quot;", '"') ?? "";
    const shown = shownIn((await upload({}, file)).text);
    expect((await send({ ...fieldsOf(last), cash: "1", difference: "Test" })).status).toBe(303);
    const importing = { intent: "import", text: file };
    const refused = await upload({ ...importing, [displayedField]: shown }, "");
    expect(refused.status).toBe(200);
    for (const part of ["tes chiffres ont changé depuis cet aperçu", "corrigé", "nouveau"])
      expect(refused.text, part).toContain(part);
    expect(await rows()).toHaveLength(1);
    const kept = await upload({ ...importing, [displayedField]: shownIn(refused.text) }, "");
    expect(kept.to).toContain("done=import");
  });

  test("compares a file with the numbers of the startup in which its sender sits now", async () => {
    const owner = await withDemo();
    const { text: file } = await ask(site.port, `${page}.csv`, { headers: { cookie: owner.cookie } });
    const second = await founder({ id: owner.id, role: "owner" });
    expect((await second.upload({}, file)).text).toContain("Rien à importer");
    for (const intent of ["leave", "begin"])
      expect((await owner.send({ intent }, pathOf("founder-team"))).status).toBe(303);
    expect((await owner.upload({}, file)).text).toContain("Importer 4 mois");
  });

  test("asks in which order days are written where the file does not tell, and leaves its total out", async () => {
    const { upload, rows } = await founder();
    const american = (back: number) =>
      monthAt(back).replace(/^(\d{4})-(\d\d)$/, (_, year, month) => `${month}/1/${year}`);
    const lines = [-1, -2, -3].map((back) => `${american(back)};1,5 M€;-2 000;5k;100;4,5 %`);
    const text = ["sep=;", "Suivi", "Mois;MRR;Cash;Burn;CAC;Churn", ...lines, "Total;;;15k;;"].join("\n");
    const asked = await upload({}, text);
    expect(asked.status).toBe(200);
    for (const part of ["Une question avant de lire tes mois", "le mois d’abord", "Ligne 7 : Total"])
      expect(asked.text, part).toContain(part);
    expect(asked.text).not.toContain('value="import"');
    await upload({ intent: "import", text }, "");
    expect(await rows()).toEqual([]);
    const answered = { order: "month-first", text, "out-7": "on" };
    const columns = ["month", "mrr", "cash", "burnRate", "cac", "churnRate"];
    const mapping = Object.fromEntries(columns.map((name, index) => [`column-${name}`, String(index)]));
    expect((await upload({ ...mapping, ...answered }, "")).text).toContain("Importer 3 mois");
    await upload({ ...mapping, ...answered, intent: "import" }, "");
    expect((await rows()).map(({ month, cash }) => [String(month).slice(0, 7), Number(cash)]).toSorted()).toEqual(
      [-3, -2, -1].map((back) => [monthAt(back), -200_000]),
    );
  });

  test("imports nothing of a file with a wrong cell, and takes no other file", async () => {
    const { upload, rows } = await founder();
    const heads = "Mois,Revenu,Cash,Burn,CAC,Churn";
    const lines = `${heads}\n${monthAt(-1)},=cmd,1,1,1,1\n${monthAt(-2)},1,1,1,1,1`;
    const unnamed = await upload({}, lines);
    expect(unnamed.text).toContain("Choisis une colonne pour");
    const columns = ["month", "mrr", "cash", "burnRate", "cac", "churnRate"];
    const mapping = Object.fromEntries(columns.map((name, index) => [`column-${name}`, String(index)]));
    const refused = await upload({ ...mapping, intent: "import", text: lines }, "");
    expect([refused.status, refused.text.includes("Ligne 2, MRR (€) : Écris un montant")]).toEqual([200, true]);
    expect(await rows()).toEqual([]);
    expect((await upload({}, "PK\u0003\0")).text).toContain("pas un fichier CSV");
    expect((await upload({}, "a".repeat(70_000))).text).toContain("trop long");
    expect((await upload({}, "a".repeat(300_000))).status).toBe(413);
  });
});
