import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sharedSite } from "../peers/shared-site.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask, formBody, post, somebody, urlencoded } from "./ask.ts";
import { leadsIn, storedIn } from "./stored.ts";

const elsewhere = "https://forms.example/investors";

const site = sharedSite();
let linked: Site;
beforeAll(async () => {
  linked = await startSite({ env: { INVESTOR_FORM_URL: elsewhere } });
});
afterAll(() => linked?.dispose());

const form = "/investors/register";
const investor = (email: string, change: Record<string, string> = {}) => ({
  fullName: "Anaïs Durand",
  email,
  firm: "",
  investorType: "family-office",
  ticket: "100k-300k",
  stages: "seed",
  sectors: "saas",
  linkedin: "",
  risk: "on",
  ...change,
});
const leadOf = async (email: string) => (await leadsIn(site)).find((lead) => lead["email"] === email);

describe("registering as an investor", () => {
  test("keeps what was chosen, and the words about risk that were ticked", async () => {
    const { email, address } = somebody();
    const fields = investor(email, { firm: "Étang & Fils", linkedin: "https://www.linkedin.com/in/anais" });
    const { status } = await ask(site.port, `${form}?lang=fr`, {
      method: "POST",
      headers: { ...urlencoded, ...address },
      body: `${formBody(fields)}&stages=series-a&sectors=other&sectors=saas`,
    });
    expect(status).toBe(303);
    const lead = await leadOf(email);
    expect(lead).toMatchObject({
      form: "investor-registration",
      payload: {
        fullName: "Anaïs Durand",
        firm: "Étang & Fils",
        investorType: "family-office",
        ticket: "100k-300k",
        stages: "seed, series-a",
        sectors: "saas, other",
        linkedin: "https://www.linkedin.com/in/anais",
      },
    });
    const consents = ((await storedIn(site))["lead_consent"] ?? []).filter((row) => row["lead_id"] === lead?.["id"]);
    expect(consents.find(({ purpose }) => purpose === "risk")).toMatchObject({
      version: "1",
      given: true,
      wording:
        "J’investis à titre professionnel ou de façon active\u202F; je sais que je peux perdre tout mon capital et que la revente est difficile.",
    });
    expect(consents.find(({ purpose }) => purpose === "marketing")).toMatchObject({ given: false });
  });

  test.each<[string, Record<string, string>, string]>([
    ["the risk not accepted", { risk: "" }, "Sessions are for active investors who know the risk"],
    ["no stage", { stages: "" }, "Please tick at least one stage"],
    ["a sector that is none", { sectors: "saas,gold" }, "Please tick at least one sector"],
    ["no type", { investorType: "tourist" }, "Please say what kind of investor you are"],
    ["no ticket", { ticket: "" }, "Please choose how much you usually invest in one startup"],
    ...[
      "http://www.linkedin.com/in/a",
      "linkedin.com/in/a",
      "https://linkedin.com.evil.test/in/a",
      "https://linkedin.com@evil.test/",
      "https://evil.test/linkedin.com",
      "javascript:alert(1)//linkedin.com",
    ].map((linkedin): [string, Record<string, string>, string] => [
      linkedin,
      { linkedin },
      "Please copy it from your profile, or leave the field empty",
    ]),
  ])("with %s comes back as it was, with what to do", async (_name, change, said) => {
    const { email, address } = somebody();
    const { status, text } = await post(site.port, form, investor(email, { stages: "seed", ...change }), address);
    expect(status).toBe(422);
    expect(text).toContain(said);
    expect(text).toContain(`value="${email}"`);
    expect(text).toMatch(
      /<option value="100k-300k" selected|value="family-office"[^>]*checked|checked[^>]*family-office/,
    );
    expect(await leadOf(email)).toBeUndefined();
  });
});

test("mentors and talent say which of the two they are", async () => {
  const { email, address } = somebody();
  const fields = { fullName: "Anaïs", email, joinAs: "mentor", contribution: "Twenty years of selling.\nFridays." };
  const refused = await post(site.port, "/join", { ...fields, joinAs: "" }, address);
  expect([refused.status, refused.text.includes("Please say whether you’re joining as a mentor or as talent")]).toEqual(
    [422, true],
  );
  expect((await post(site.port, "/join/send", fields, address)).status).toBe(200);
  expect(await leadOf(email)).toMatchObject({
    form: "join",
    payload: { fullName: "Anaïs", joinAs: "mentor", contribution: "Twenty years of selling.\nFridays." },
  });
});

test("every register button opens a new tab: our own form, or the operator's", async () => {
  for (const [port, address] of [
    [site.port, form],
    [linked.port, elsewhere],
  ] as const)
    for (const [lang, words] of [
      ["en", "Register as an investor"],
      ["fr", "S’inscrire comme investisseur"],
    ]) {
      const { text } = await ask(port, `/investors?lang=${lang}`);
      const buttons = [...text.matchAll(/<a\b[^>]*>(?:(?!<\/a>)[\s\S])*?<\/a>/g)]
        .map(([button]) => button)
        .filter((button) => button.includes(words ?? ""));
      expect(buttons.length).toBeGreaterThanOrEqual(3);
      for (const button of buttons) {
        expect(button).toContain(`href="${address}"`);
        expect(button).toContain('target="_blank"');
        expect(button).toContain('rel="noopener"');
      }
    }
});

test("the investors' page says what the law wants said, in both languages", async () => {
  const parts = {
    en: [
      "not a public solicitation to invest",
      "can cost you part or all of your capital",
      "hard to resell",
      "guarantees no fundraising outcome",
      "gives no investment advice",
      "Investors pay no fees",
      "within 24 hours",
    ],
    fr: [
      "ni une offre au public de titres financiers ni un démarchage",
      "perdre tout ou partie du capital",
      "se revendent difficilement",
      "ne garantit aucune levée de fonds",
      "aucun conseil en investissement",
      "Les investisseurs ne paient rien",
      "sous 24 heures",
    ],
  };
  for (const [lang, expected] of Object.entries(parts)) {
    const { text } = await ask(site.port, `/investors?lang=${lang}`);
    const markup = text.replaceAll(/<script\b[\s\S]*?<\/script>/g, "").replaceAll(/\s+/g, " ");
    expect(expected.filter((part) => !markup.includes(part))).toEqual([]);
  }
});

test("about shows what the specification counts, and no row for what the operator has not filled in", async () => {
  const { text } = await ask(site.port, "/about");
  const markup = text.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
  const count = (pattern: RegExp) => [...markup.matchAll(pattern)].length;
  const partOf = (name: string) => new RegExp(`class="${name}">([\\s\\S]*?)</ul>`).exec(markup)?.[1] ?? "";
  expect([...partOf("about-logos").matchAll(/<li/g)]).toHaveLength(6);
  expect([...partOf("team").matchAll(/<h3/g)]).toHaveLength(6);
  expect(markup).toContain("Over €45M in revenue over 5 years");
  expect(markup).toMatch(/500\u00A0m²/);
  expect(count(/id="contact"/g)).toBe(1);
  expect(count(/href="mailto:/g)).toBe(0);
  expect(markup).not.toContain("Follow The Lab");
});
