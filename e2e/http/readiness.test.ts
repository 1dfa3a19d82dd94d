import { describe, expect, test } from "vitest";
import { criteria } from "../../domain/readiness/criterion.ts";
import { signInAs } from "../peers/sign-in.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { ask, formBody, urlencoded } from "./ask.ts";
import { storedIn } from "./stored.ts";

const site = sharedSite();
const score = "/startup/dashboard/score";
const table = "/startup/table-de-capitalisation";

async function someone(role: "founder" | "admin", lang: "fr" | "en" = "fr") {
  const { cookie, id } = await signInAs(site, role, { lang });
  const plain = (text: string) => text.replace(/<!--.*?-->/g, "").replace(/\s/g, " ");
  const get = async (path: string) => {
    const answer = await ask(site.port, path, { headers: { cookie } });
    return { ...answer, text: plain(answer.text) };
  };
  const send = async (path: string, fields: Record<string, string>) => {
    const headers = { ...urlencoded, cookie, "sec-fetch-site": "same-origin" };
    const answer = await ask(site.port, path, { method: "POST", headers, body: formBody(fields) });
    return { ...answer, text: plain(answer.text), to: String(answer.headers["location"]) };
  };
  const rows = async (name: string) => ((await storedIn(site))[name] ?? []).filter((row) => row["founder"] === id);
  return { get, send, rows };
}

describe("the readiness score", () => {
  test("is unknown at first, counts what is saved, and says when that has changed", async () => {
    const { get, send, rows } = await someone("founder");
    const first = await get(score);
    expect(first.status).toBe(200);
    for (const part of ["Scanner ma startup", "12 questions", "Pas encore évalué"]) expect(first.text).toContain(part);
    expect(first.text).not.toContain("Plan d’action");

    const scanned = await send(score, { intent: "scan" });
    expect([scanned.status, scanned.to]).toEqual([
      303,
      expect.stringMatching(/^\/startup\/dashboard\/score\?mark=[\w-]{22}&done=scan$/),
    ]);
    const zero = await get(scanned.to);
    for (const part of [
      "0, ton premier score",
      "Préparation nécessaire",
      "0 critère sur 12",
      "Aucune table enregistrée",
    ])
      expect(zero.text, part).toContain(part);

    const typed = { name1: "Sacha", shares1: "6 000", name2: "", shares2: "", name3: "Charlie", shares3: "3,000" };
    const more = await send(`${table}?add=rows`, typed);
    expect([more.status, /name="name8"/.test(more.text), /value="6 000"/.test(more.text)]).toEqual([200, true, true]);
    expect((await send(table, { ...typed, shares3: "1,5" })).text).toContain("Saisis un nombre entier");
    expect(await rows("cap_table")).toEqual([]);
    const saved = await send(table, typed);
    expect(saved.status).toBe(303);
    const kept = await get(saved.to);
    for (const part of ["Table enregistrée", "66,7 %", "33,3 %", "9 000"]) expect(kept.text, part).toContain(part);

    expect((await get(score)).text).toContain("Ce que lit le scan a changé depuis");
    const again = await get((await send(score, { intent: "scan" })).to);
    for (const part of ["8, +8", "1 critère sur 12"]) expect(again.text, part).toContain(part);
    expect(again.text).not.toContain("ont changé depuis");
    expect((await get((await send(score, { intent: "scan" })).to)).text).toContain("8, inchangé");
    const digests = (await rows("readiness_scan")).map((row) => row["inputs_digest"]);
    expect([digests.length, new Set(digests).size]).toEqual([3, 2]);
    // The success notice in a URL is ignored if the site has not signed it.
    expect((await get(`${score}?done=scan`)).text).not.toContain("inchangé");
  });

  test("is reviewed by a person, whose answer the founder reads", async () => {
    const founder = await someone("founder");
    expect((await founder.send(score, { intent: "review", message: "x" })).text).toContain("Scanne d’abord ta startup");
    await founder.send(score, { intent: "scan" });
    const asked = await founder.send(score, { intent: "review", message: "Mon stade <b> est faux" });
    expect(asked.status).toBe(303);
    expect((await founder.get(asked.to)).text).toContain("Réexamen demandé le");
    const desk = await someone("admin", "en");
    expect((await desk.get("/admin")).text).toMatch(/asking for a score review/);
    const page = await desk.get("/admin/score-reviews");
    for (const part of ["Mon stade &lt;b&gt; est faux", "Reply by", "No cap table saved"])
      expect(page.text, part).toContain(part);
    const [row] = await founder.rows("score_review");
    const review = String(row?.["id"]);
    const answer = { intent: "answer-review", review, answer: "" };
    expect((await desk.send("/admin/score-reviews", answer)).text).toContain("Write a line to the founder");
    expect((await desk.send("/admin/score-reviews", { ...answer, answer: "Relu." })).status).toBe(303);
    expect((await desk.send("/admin/score-reviews", { ...answer, answer: "Encore." })).status).toBe(409);
    expect((await founder.get(score)).text).toContain("Relu.");
  });

  test("is answered in English, and to founders alone", async () => {
    const { get, send } = await someone("founder", "en");
    const { text } = await get((await send(score, { intent: "scan" })).to);
    for (const part of ["Scan my startup", "Action plan", `0 of ${criteria.length} criteria`])
      expect(text, part).toContain(part);
    const desk = await someone("admin");
    for (const path of [score, table]) expect((await desk.get(path)).status).toBe(403);
    expect((await ask(site.port, score)).status).toBe(303);
  });
});
