import { describe, expect, test } from "vitest";
import { pathOf } from "../../app/paths.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { sendAs } from "../peers/publish.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { signInAs } from "../peers/sign-in.ts";
import { ask } from "./ask.ts";
import { storedIn } from "./stored.ts";

const site = sharedSite();
const [page, stream, tab] = [pathOf("founder-copilot"), pathOf("founder-copilot-stream"), pathOf("founder-dashboard")];

async function founderOn(plan: "elite" | "visible" | null) {
  const founder = await signInAs(site, "founder", { lang: "fr" });
  const admin = await signInAs(site, "admin");
  const grant = { intent: "grant", plan: plan ?? "", starts_on: parisDay(new Date()), ends_on: "", reason: "Test" };
  if (plan) await sendAs(site, admin.cookie, pathOf("admin-person", { id: founder.id }), grant);
  const send = (path: string, fields: Record<string, string>) => sendAs(site, founder.cookie, path, fields);
  const get = (path: string) => ask(site.port, path, { headers: { cookie: founder.cookie } });
  const messages = async () =>
    ((await storedIn(site))["chat_message"] ?? []).filter((row) => row["founder"] === founder.id);
  return { ...founder, admin, send, get, messages };
}

const eventsIn = (text: string) =>
  [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, data = ""]) => ({
    event,
    data: JSON.parse(data) as { content?: string; id?: string; refused?: string },
  }));

describe("the copilot", () => {
  test("answers as a stream, and the tab, the panel of the others and the whole conversation show the same", async () => {
    const { send, get } = await founderOn("elite");
    const asked = await send(stream, { message: "c’est quoi un BSA AIR ?" });
    expect([asked.status, asked.headers["content-type"]]).toEqual([200, "text/event-stream"]);
    const events = eventsIn(asked.text);
    expect(events.map(({ event }) => event)).toEqual(["asked", "text", "answer"]);
    const shown = await get(tab);
    for (const part of [
      "c’est quoi un BSA AIR ?",
      "l’investisseur paie aujourd’hui",
      "Lexique",
      "Prépare ma prochaine levée",
      "Aucun modèle d’IA en service",
    ])
      expect(shown.text, part).toContain(part);
    for (const name of [
      "founder-visibility",
      "founder-readiness",
      "founder-tools",
      "founder-funding",
      "founder-pitch",
      "founder-acceleration",
    ] as const) {
      const panel = await get(pathOf(name));
      expect([
        name,
        panel.text.includes("Assistant IA stratégique"),
        panel.text.includes("l’investisseur paie aujourd’hui"),
      ]).toEqual([name, true, true]);
    }
    expect((await get(page)).text).toContain("l’investisseur paie aujourd’hui");
    expect((await get(tab)).text).not.toContain("Assistant IA stratégique");
  });

  test("answers in the language of the question where it is clear, else in the page’s", async () => {
    const { send, messages } = await founderOn("elite");
    for (const message of ["how long do we last?", "mon burn ?", "mrr ?"]) await send(stream, { message });
    const said = (await messages()).filter((row) => row["type"] === "copilot");
    expect(said.map((row) => row["lang"]).toSorted()).toEqual(["en", "fr", "fr"]);
  });

  test("works without script: a question is asked, answered, reported and deleted by forms", async () => {
    const { send, get, messages, admin, id } = await founderOn("elite");
    const asked = await send(page, { message: "mon runway", back: "founder-readiness" });
    expect([asked.status, asked.headers["location"]]).toEqual([303, `${pathOf("founder-readiness")}#assistant-answer`]);
    const asks = async (message: string, back: string) => {
      const { headers } = await send(page, { message, back });
      const [path, id = ""] = String(headers["location"]).split("#message-");
      return [path, (await messages()).find((row) => row["id"] === id)?.["content"]];
    };
    expect(await asks("mon burn", "founder-dashboard")).toEqual([tab, "mon burn"]);
    expect(await asks("mon mrr", "//evil.example")).toEqual([page, "mon mrr"]);
    const blank = await send(page, { message: " \n " });
    expect([blank.status, blank.text.includes("Écris d’abord une question")]).toEqual([422, true]);
    expect((await messages()).length).toBe(6);
    const long = await send(page, { message: "é".repeat(4_001) });
    expect([long.status, long.text.includes("éééé")]).toEqual([422, true]);

    const { text: inEnglish } = await get(`${page}?lang=en`);
    expect(inEnglish).toMatch(/<div class="talk-part" lang="fr">.*Ouvrir mes chiffres/s);
    expect(inEnglish).not.toContain("Open my numbers");

    const other = await founderOn("elite");
    const answer = String((await messages()).find((row) => row["type"] === "copilot")?.["id"]);
    expect((await other.send(page, { intent: "report", answer, words: "x" })).status).toBe(422);
    expect((await send(page, { intent: "report", answer, words: "Le mois est faux" })).status).toBe(303);
    expect((await get(page)).text).toContain("Signalée");
    const desk = await ask(site.port, pathOf("admin-copilot"), { headers: { cookie: admin.cookie } });
    expect([desk.status, desk.text.includes("Le mois est faux"), desk.text.includes("mon burn")]).toEqual([
      200,
      true,
      false,
    ]);
    expect(desk.text).toContain(id);
    const close = () => sendAs(site, admin.cookie, pathOf("admin-copilot"), { intent: "close-report", answer });
    const closed = await close();
    expect(closed.status).toBe(303);
    const closedAt = await ask(site.port, String(closed.headers["location"]).split("#")[0] ?? "", {
      headers: { cookie: admin.cookie },
    });
    expect([closedAt.text.includes("Report closed."), closedAt.text.includes("Le mois est faux")]).toEqual([
      true,
      false,
    ]);
    expect((await close()).status).toBe(409);

    const forgotten = await send(page, { intent: "forget" });
    expect([forgotten.status, await messages()]).toEqual([303, []]);
    const told = String(forgotten.headers["location"]);
    expect((await get(told)).text).toContain("Conversation effacée");
    for (const lie of [other.get(told), get(`${page}?done=forgotten`)])
      expect((await lie).text).not.toContain("Conversation effacée");
  });

  test("is Elite’s: on other plans the tab shows what it would open, and nothing is taken or told", async () => {
    for (const plan of [null, "visible"] as const) {
      const { send, get, messages } = await founderOn(plan);
      expect((await get(tab)).text).toContain("Elite requis");
      const refused = await get(page);
      expect([refused.status, refused.headers["location"]]).toEqual([302, pathOf("pricing")]);
      for (const path of [page, stream])
        expect([path, (await send(path, { message: "mon burn" })).status]).toEqual([path, 403]);
      expect(await messages()).toEqual([]);
    }
    const investor = await signInAs(site, "investor", { approved: true });
    expect((await sendAs(site, investor.cookie, stream, { message: "mon burn" })).status).toBe(403);
    expect(
      (await ask(site.port, stream, { method: "POST", headers: { "sec-fetch-site": "same-origin" } })).status,
    ).toBe(303);
  });

  test("takes what no keyboard types out of a question and of a report", async () => {
    const { send, messages, admin } = await founderOn("elite");
    const asked = await send(stream, { message: "mon\u0000 burn\u202e" });
    expect(eventsIn(asked.text).map(({ event }) => event)).toEqual(["asked", "text", "answer"]);
    expect((await send(page, { message: "mon\u0000 mrr" })).status).toBe(303);
    const kept = await messages();
    expect(kept.filter((row) => row["type"] === "user").map((row) => row["content"])).toEqual(["mon burn", "mon mrr"]);
    const answer = String(kept.find((row) => row["type"] === "copilot")?.["id"]);
    expect((await send(page, { intent: "report", answer, words: "Faux\u0000 \u202eici" })).status).toBe(303);
    const desk = await ask(site.port, pathOf("admin-copilot"), { headers: { cookie: admin.cookie } });
    expect([desk.text.includes("Faux ici"), desk.text.includes("\u202e")]).toEqual([true, false]);
  });

  test("says that a conversation is gone or an answer reported where the records say so", async () => {
    const { send, get } = await founderOn("elite");
    await send(stream, { message: "mon burn" });
    for (const [done, said = ""] of [
      ["forgotten", "Conversation effacée"],
      ["reported", "Réponse signalée"],
    ])
      expect((await get(`${page}?done=${done}`)).text, done).not.toContain(said);
  });

  test("draws what was typed as text, marks and markup alike", async () => {
    const { send, get } = await founderOn("elite");
    const hostile = `<img src=x onerror=alert(1)> [x](javascript:alert(1)) ![x](https://evil.example/x.png) **gras**`;
    await send(stream, { message: hostile });
    const { text } = await get(page);
    expect(text).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(text).not.toMatch(/<img src=x|href="javascript:|src="https:\/\/evil/);
  });
});
