import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { founderRoutes } from "../../app/founder.routes.ts";
import { investorRoutes } from "../../app/investor.routes.ts";
import type { Route } from "../../app/context/route.ts";
import { csvPath, pathOf } from "../../app/paths.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { founderToPublish, saysYes, sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask } from "./ask.ts";
import { storedIn } from "./stored.ts";
import { until } from "./until.ts";

const message = "Nous suivons le froid du dernier kilomètre. Combien coûte une tournée à vide ?";
const theirs = pathOf("founder-introductions");

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.dispose());

const read = async (cookie: string, path: string) => {
  const { status, headers, text } = await ask(site.port, path, { headers: { cookie, "accept-language": "fr" } });
  return { status, headers: JSON.stringify(headers), text: text.replaceAll("<!-- -->", "") };
};

async function startup() {
  const founder = await founderToPublish(site);
  const choices = { intent: "publish", customers: "B2B", deepTech: "no", shown: "description" };
  await sendAs(site, founder.cookie, pathOf("founder-visibility"), choices);
  await saysYes(site, founder);
  return { ...founder, page: pathOf("investor-startup", { startup: founder.id }) };
}

async function investor(name = "Ondine") {
  const found = await signInAs(site, "investor", { approved: true, lang: "fr", firstName: name, lastName: "Rive" });
  const profile = { company_name: `Fonds Grève, ${found.email}`, step: "1", intent: "save" };
  await sendAs(site, found.cookie, pathOf("investor-profile"), profile);
  return found;
}

type Cookie = { cookie: string };
const send = async ({ cookie }: Cookie, path: string, fields: Record<string, string>) =>
  (await sendAs(site, cookie, path, fields)).status;

async function idOfRequest(founder: { id: string }) {
  const { introduction = [] } = await storedIn(site);
  return String(introduction.find((row) => row["founder"] === founder.id)?.["id"]);
}

const mailsTo = (email: string) =>
  site
    .mails()
    .filter((mail) => mail.includes(`\nTo: ${email}\n`))
    .map((mail) => mail.replaceAll("=\n", ""));
const mailTo = (email: string, text: string) =>
  until(() => mailsTo(email).find((mail) => mail.includes(text)), `The mail to ${email} with ${text}`);

const addressesOf = (routes: Record<string, Route>, startupId: string) =>
  Object.values(routes).flatMap((route) => {
    const paths = typeof route.path === "string" ? [route.path] : route.path;
    return paths
      .flatMap((path) => (route.csv ? [path, csvPath(path)] : [path]))
      .map((path) => path.replace(":startup", startupId).replaceAll(/:\w+/g, "finance"))
      .flatMap((path) => [path, `${path}.data`]);
  });

test("before a yes neither side finds the other's address, anywhere; after it each has one e-mail", async () => {
  const [founder, them] = [await startup(), await investor()];
  expect(await send(them, founder.page, { intent: "ask", message })).toBe(303);
  const request = await mailTo(founder.email, "mises-en-relation");
  expect(request).not.toContain(them.email);
  expect(request).not.toContain("tourn");
  const common = ["/account", "/account/notifications"];
  const crawled = async (cookie: string, paths: string[], hidden: string) => {
    for (const path of paths) {
      const { headers, text } = await read(cookie, path);
      expect([path, `${headers} ${text}`.includes(hidden)]).toEqual([path, false]);
    }
  };
  await crawled(founder.cookie, [...addressesOf(founderRoutes, founder.id), ...common], them.email);
  await crawled(them.cookie, [...addressesOf(investorRoutes, founder.id), ...common], founder.email);
  const page = await read(founder.cookie, theirs);
  expect(page.text).toContain("Ondine Rive veut te rencontrer");
  expect(page.text).toContain(message);
  expect((await read(them.cookie, pathOf("investor-introductions"))).text).toContain("Envoyée");
  expect(site.output()).not.toContain(them.email);
  const introduction = await idOfRequest(founder);
  const said = await sendAs(site, founder.cookie, theirs, { intent: "answer", introduction, verdict: "yes" });
  const after = await read(founder.cookie, String(said.headers["location"]));
  const [notice = ""] = /status-good.*?<\/div>/.exec(after.text) ?? [];
  expect(notice).toContain(`mailto:${them.email}`);
  expect(notice).toContain(`#request-${introduction}`);
  expect(after.text).toContain(`id="request-${introduction}"`);
  expect((await read(founder.cookie, theirs)).text).toContain(them.email);
  expect((await read(them.cookie, founder.page)).text).toContain(founder.email);
  const toThem = await mailTo(them.email, founder.email);
  expect(toThem).toContain(`Reply-To: ${founder.email}`);
  await mailTo(founder.email, them.email);
  expect(await send(founder, theirs, { intent: "answer", introduction, verdict: "no" })).toBe(409);
  expect(mailsTo(them.email).filter((mail) => mail.includes(founder.email))).toHaveLength(1);
});

test("a no leaves an investor's pages as silence does, in every byte", async () => {
  const [silent, declining, them] = [await startup(), await startup(), await investor("Elio")];
  for (const { page } of [silent, declining]) expect(await send(them, page, { intent: "ask", message })).toBe(303);
  const introduction = await idOfRequest(declining);
  const paths = [
    pathOf("investor-dashboard"),
    pathOf("investor-introductions"),
    declining.page,
    `${declining.page}.data`,
    pathOf("notifications"),
  ];
  const asRead = async () => {
    const texts = [];
    for (const path of paths) texts.push((await read(them.cookie, path)).text);
    return texts.map((text) =>
      text
        .replaceAll(/nonce=\\?"[^"\\]*\\?"/g, "")
        .replaceAll(/1[78]\d{11}/g, "")
        .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, ""),
    );
  };
  const before = await asRead();
  expect(await send(declining, theirs, { intent: "answer", introduction, verdict: "no" })).toBe(303);
  expect(await asRead()).toEqual(before);
  expect((await read(declining.cookie, theirs)).text).toContain("Déclinée discrètement");
  expect(await send(them, declining.page, { intent: "withdraw" })).toBe(303);
  expect(await send(them, silent.page, { intent: "withdraw" })).toBe(303);
});

test("the desk proposes a match once; both say yes, meet, and the investor's first page says whose turn it is", async () => {
  const [founder, them] = [await startup(), await investor("Lise")];
  const grant = { intent: "grant", plan: "elite", starts_on: parisDay(new Date()), ends_on: "", reason: "Test" };
  await send(founder.admin, pathOf("admin-person", { id: founder.id }), grant);
  const wishes = { preferred_sectors: "foodtech", investment_stages: "seed", step: "3", intent: "save" };
  await send(them, pathOf("investor-profile"), wishes);
  const relations = pathOf("admin-relations");
  const home = async () => (await read(them.cookie, pathOf("investor-dashboard"))).text;
  expect(await home()).toContain("Demandez à rencontrer une startup");

  const pair = { startup: founder.id, investor: them.id };
  const offered = `value="${founder.id}"/><input type="hidden" name="investor" value="${them.id}"`;
  const desk = await read(founder.admin.cookie, relations);
  expect(desk.text).toContain(offered);
  for (const { email } of [founder, them]) expect(desk.text).not.toContain(email);
  expect(await send(them, relations, { intent: "propose", ...pair })).toBe(403);
  const pressed = await Promise.all(
    [1, 2, 3].map(() => send(founder.admin, relations, { intent: "propose", ...pair })),
  );
  expect(pressed.toSorted()).toEqual([303, 409, 409]);
  expect((await read(founder.admin.cookie, relations)).text).not.toContain(offered);

  expect(await home()).toContain("Nous vous la proposons");
  const own = pathOf("investor-introductions");
  const asked = [await read(them.cookie, own), await read(founder.cookie, theirs)];
  expect(asked[0]?.text).not.toContain(founder.email);
  for (const hidden of [them.email, "Lise", "Fonds Grève"]) expect(asked[1]?.text).not.toContain(hidden);
  const introduction = await idOfRequest(founder);
  expect(await send(them, own, { intent: "answer", introduction, verdict: "yes" })).toBe(303);
  expect(await home()).toContain("Elle peut répondre jusqu’au");
  expect((await read(founder.cookie, theirs)).text).not.toContain("Lise");
  expect(await send(founder, theirs, { intent: "answer", introduction, verdict: "yes" })).toBe(303);
  await mailTo(them.email, founder.email);
  await mailTo(founder.email, them.email);
  expect(await home()).toContain("vous avez son adresse");
  const agreed = (await read(them.cookie, own)).text;
  expect(agreed).toContain("Mise en relation avec");
  expect(agreed).not.toContain("Nous vous proposons");

  const slot1 = `${daysLater(parisDay(new Date()), 3)}T10:00`;
  expect(await send(founder, theirs, { intent: "slots", introduction, slot1, minutes: "30" })).toBe(303);
  expect(await home()).toContain("choisissez-en un");
  const { text: page } = await read(them.cookie, own);
  const buttons = page.match(/<button[^>]+name="slot"[^>]*>/g) ?? [];
  const times = buttons.map((button) => /value="([^"]+)"/.exec(button)?.[1]);
  expect(times).toHaveLength(1);
  expect(await send(them, own, { intent: "pick", introduction, slot: "2027-03-01T09:00:00.000Z 30" })).toBe(409);
  expect(await send(them, own, { intent: "pick", introduction, slot: "soon" })).toBe(422);
  expect(await send(them, own, { intent: "pick", introduction, slot: times[0] ?? "" })).toBe(303);
  expect(await home()).toContain("Rendez-vous le");
});

describe("a request", () => {
  test.each([
    ["écrivez-moi", "messageTooShort"],
    ["é".repeat(401), "messageTooLong"],
    ["Écrivez à ondine@greve.example pour en parler, je réponds vite.", "messageHoldsContact"],
    ["Appelez-moi au 06 12 34 56 78, je réponds le matin sans faute.", "messageHoldsContact"],
  ])("with the message %s is refused, and kept in the form", async (typed) => {
    const [founder, them] = [await startup(), await investor()];
    const { status, text } = await sendAs(site, them.cookie, founder.page, { intent: "ask", message: typed });
    expect(status).toBe(422);
    expect(text).toContain(typed.slice(0, 11));
    expect((await read(founder.cookie, theirs)).text).toContain("Aucune demande n’attend");
  });

  test("that is not one's own answers 404, to a reader of the startup 403", async () => {
    const [founder, other, them] = [await startup(), await startup(), await investor()];
    expect(await send(them, founder.page, { intent: "ask", message })).toBe(303);
    const introduction = await idOfRequest(founder);
    const answer = { intent: "answer", introduction, verdict: "yes" };
    expect(await send(other, theirs, answer)).toBe(404);
    const reader = await signInAs(site, "founder", { seat: { id: founder.id, role: "reader" } });
    expect(await send(reader, theirs, answer)).toBe(403);
    const stranger = await investor();
    expect(await send(stranger, pathOf("investor-introductions"), { intent: "withdraw", introduction })).toBe(404);
    expect(await send(stranger, founder.page, { intent: "withdraw" })).toBe(404);
    const unpublished = await founderToPublish(site);
    expect(await send(them, pathOf("investor-startup", { startup: unpublished.id }), { intent: "ask", message })).toBe(
      404,
    );
    expect(await send(them, founder.page, { intent: "ask", message })).toBe(409);
  });

  test("is answered by a founder on the free plan", async () => {
    const [founder, them] = [await startup(), await investor()];
    expect(await send(them, founder.page, { intent: "ask", message })).toBe(303);
    const person = pathOf("admin-person", { id: founder.id });
    expect(await send(founder.admin, person, { intent: "end-plan", reason: "Test" })).toBe(303);
    expect((await read(them.cookie, founder.page)).status).toBe(404);
    const introduction = await idOfRequest(founder);
    expect(await send(founder, theirs, { intent: "answer", introduction, verdict: "yes" })).toBe(303);
    expect((await read(them.cookie, pathOf("investor-introductions"))).text).toContain(founder.email);
  });
});
