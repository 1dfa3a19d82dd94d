import { describe, expect, test } from "vitest";
import { founderFields, founderSteps, requiredOfFounders } from "../../domain/startup/founder-profile.ts";
import type { Role } from "../../domain/person/viewer.ts";
import { alive, hostile } from "../hostile.ts";
import { signInAs, type Somebody } from "../peers/sign-in.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { ask, formBody, post, programmeFields, somebody, urlencoded } from "./ask.ts";
import { storedIn } from "./stored.ts";

const site = sharedSite();

const enter = async (role: Role, more: Somebody = {}) => {
  const { cookie, id, email } = await signInAs(site, role, more);
  const plain = (text: string) => text.replace(/<!--.*?-->/g, "").replace(/\s/g, " ");
  return {
    id,
    email,
    get: async (path: string) => {
      const answer = await ask(site.port, path, { headers: { cookie } });
      return { ...answer, text: plain(answer.text) };
    },
    send: async (path: string, fields: Record<string, string>, more = "") => {
      const headers = { ...urlencoded, cookie, "sec-fetch-site": "same-origin" };
      const answer = await ask(site.port, path, { method: "POST", headers, body: `${formBody(fields)}${more}` });
      return { ...answer, text: plain(answer.text), to: String(answer.headers["location"]) };
    },
  };
};

const rowOf = async (table: string, id: string) => (await storedIn(site))[table]?.find((row) => row["user_id"] === id);

const whole: Record<string, string> = {
  startup_name: "Saline Étang",
  founder_name: "Zoé",
  email: "zoe@marsh.example",
  phone: "04 67 00 00 00",
  siren: "732 829 320",
  region: "occitanie",
  creation_date: "2024-05-01",
  website: "saline.example",
  sector: "foodtech",
  team_size: "2-3",
  business_model: "saas",
  current_stage: "first-customers",
  annual_revenue: "10k-50k",
  funding_raised: "0",
  funding_amount_needed: "250k-500k",
  pitch_deck_url: "https://deck.example/saline",
  business_plan_url: "https://plan.example/saline",
  financial_projections_url: "",
};
const valueOf = (name: string) => whole[name] ?? `Un « ${name} » <b>écrit</b> & gardé.`;
const stepOf = (step: number) =>
  Object.fromEntries((founderSteps[step - 1] ?? []).map((name) => [name, valueOf(name)]));

describe("the founder's pages", () => {
  test("answer at all their addresses, in French until another language is chosen", async () => {
    const founder = await enter("founder", { firstName: "Zoé", lang: "fr" });
    for (const path of ["/startup/dashboard", "/startup-dashboard"]) {
      const { status, text, headers } = await founder.get(path);
      expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
      for (const part of ['lang="fr"', "Accueil", "Mon Profil", "Déconnexion", "Profil complété à 0 %", "noindex"])
        expect(text, part).toContain(part);
    }
    for (const path of ["/startup/profil", "/startup-profile"]) {
      const { status, text } = await founder.get(path);
      expect(status).toBe(200);
      for (const part of ["Sauvegarder cette section", 'name="startup_name"', "9 chiffres"])
        expect(text).toContain(part);
    }
    const english = await founder.get("/startup/dashboard?lang=en");
    for (const part of ["My profile", "Sign out", "What to do next"]) expect(english.text).toContain(part);
    expect(english.text.slice(english.text.indexOf("<main"))).not.toMatch(/Déconnexion|Mes candidatures/);
  });

  test("are not for strangers nor for investors: pages, data and forms", async () => {
    const investor = await enter("investor");
    for (const path of ["/startup/dashboard", "/startup/profil"]) {
      expect((await ask(site.port, path)).headers["location"]).toContain("/auth/login?to=");
      expect((await investor.get(path)).status).toBe(403);
      expect((await investor.get(`${path}.data`)).text).not.toContain("startup_name");
    }
    expect((await investor.send("/startup/profil", stepOf(1))).status).toBe(403);
    expect((await post(site.port, "/startup/profil", stepOf(1))).status).toBe(401);
    expect(await rowOf("founder_profiles", investor.id)).toBeUndefined();
  });
});

describe("a founder's profile", () => {
  test("keeps all 27 fields, section by section, and says so when it is so", async () => {
    const founder = await enter("founder", { lang: "fr" });
    for (const step of [1, 2, 3, 4]) {
      const { status, to } = await founder.send("/startup/profil", {
        ...stepOf(step),
        step: String(step),
        intent: "save",
      });
      expect([status, to]).toEqual([
        303,
        expect.stringMatching(new RegExp(`^/startup/profil\\?step=${step}&mark=[\\w-]{22}&done=saved$`)),
      ]);
      expect((await founder.get(to)).text).toContain("✅ Section sauvegardée !");
      expect((await founder.get(to.replace(/mark=./, "mark=_"))).text).not.toContain("Section sauvegardée");
    }
    const kept: Record<string, string> = {
      ...whole,
      phone: "+33467000000",
      siren: "732829320",
      website: "https://saline.example",
    };
    const row = await rowOf("founder_profiles", founder.id);
    for (const name of founderFields)
      expect([name, row?.[name === "current_stage" ? "stage" : name]]).toEqual([name, kept[name] ?? valueOf(name)]);
    const page = await founder.get("/startup/profil?step=2");
    expect(page.text).toContain("Un « target_market » &lt;b&gt;écrit&lt;/b&gt; &amp; gardé.");
    const cockpit = (await founder.get("/startup/dashboard")).text;
    expect(cockpit).toContain("Profil complété à 100 %");
    expect(cockpit).toMatch(/Financements(?:<!-- -->)?<span class="rail-dot"/);
  });

  test("a step is complete once it is saved, and not where it was only typed", async () => {
    const founder = await enter("founder", { lang: "fr" });
    const ticks = (text: string) =>
      [...text.matchAll(/<span class="form-steps-number"[^>]*>(<svg|\d)/g)].map(([, mark]) =>
        mark === "<svg" ? "done" : mark,
      );
    const typed = { ...stepOf(1), step: "1", intent: "next" };
    const refused = await founder.send("/startup/profil", { ...typed, siren: "123456789" });
    expect([refused.status, ticks(refused.text)]).toEqual([422, ["1", "2", "3", "4"]]);
    const saved = await founder.send("/startup/profil", typed);
    expect(ticks((await founder.get(saved.to)).text)).toEqual(["done", "2", "3", "4"]);
    const investor = await enter("investor", { lang: "fr" });
    const wrong = { company_name: "Crique", linkedin_url: "https://crique.example", step: "1", intent: "save" };
    const kept = await investor.send("/investor-profile?step=1", wrong);
    expect([kept.status, ticks(kept.text)]).toEqual([422, ["1", "2", "3", "4"]]);
  });

  test("half filled is led to what is missing, and finishes when nothing is", async () => {
    const founder = await enter("founder", { lang: "fr" });
    for (const step of [1, 2, 3]) await founder.send("/startup/profil", { ...stepOf(step), step: String(step) });
    await founder.send("/startup/profil", { team_size: "", step: "2" });
    const refused = await founder.send("/startup/profil", { ...stepOf(4), step: "4", intent: "finish" });
    expect(refused.to).toMatch(/^\/startup\/profil\?step=2&mark=[\w-]{22}&done=finishing$/);
    const led = await founder.get(refused.to);
    expect(led.text).toContain("Un champ obligatoire est vide");
    expect(led.text).toMatch(/<select[^>]*name="team_size"[^>]*(autofocus|aria-invalid)/);
    expect((await rowOf("founder_profiles", founder.id))?.["funding_use"]).toBe(valueOf("funding_use"));
    await founder.send("/startup/profil", { team_size: "solo", step: "2" });
    const done = await founder.send("/startup/profil", { ...stepOf(4), step: "4", intent: "finish" });
    expect(done.to).toMatch(/^\/startup\/dashboard\?mark=[\w-]{22}&done=profile$/);
    expect((await founder.get(done.to)).text).toContain("🎉 Profil startup mis à jour !");
    expect((await founder.get("/startup/dashboard?done=profile")).text).not.toContain("mis à jour");
  });

  test("names each required field while it is empty, and no other", async () => {
    const founder = await enter("founder", { lang: "en" });
    for (const step of [1, 2, 3, 4]) await founder.send("/startup/profil", { ...stepOf(step), step: String(step) });
    for (const name of requiredOfFounders) {
      const { to } = await founder.send("/startup/profil", { [name]: "", intent: "finish" });
      const { text } = await founder.get(`${to}&lang=en`);
      expect([name, text.includes("One required field is empty")]).toEqual([name, true]);
      expect(text.match(/aria-invalid="true"/g)).toHaveLength(1);
      expect(text).toMatch(new RegExp(`<(?:input|select|textarea)[^>]*name="${name}"`));
      await founder.send("/startup/profil", { [name]: valueOf(name) });
    }
  });

  test("refuses what is wrong, keeps what was typed and stores nothing of it", async () => {
    const founder = await enter("founder", { lang: "fr" });
    const wrong = { ...stepOf(1), siren: "732829321", website: "javascript:alert(1)", sector: "gold", step: "1" };
    const { status, text } = await founder.send("/startup/profil?lang=en", wrong);
    expect(status).toBe(422);
    for (const part of [
      "a SIREN has 9 digits",
      "begins with https://",
      "Choose one from the list",
      'value="732829321"',
    ])
      expect(text, part).toContain(part);
    expect(await rowOf("founder_profiles", founder.id)).toBeUndefined();
  });

  test("is written by nobody else, whatever the form adds", async () => {
    const [one, other] = [await enter("founder"), await enter("founder")];
    await one.send("/startup/profil", stepOf(1));
    const before = await rowOf("founder_profiles", one.id);
    const more = {
      user_id: one.id,
      id: String(before?.["id"]),
      role: "admin",
      created_at: "1999-01-01",
      plan: "elite",
    };
    expect((await other.send("/startup/profil", { startup_name: "Marais", ...more })).status).toBe(303);
    expect(await rowOf("founder_profiles", one.id)).toEqual(before);
    expect(await rowOf("founder_profiles", other.id)).toMatchObject({ startup_name: "Marais" });
    expect(((await storedIn(site))["person"] ?? []).find(({ id }) => id === other.id)).toMatchObject({
      role: "founder",
    });
  });
});

test("each page has one header, one main part and one footer", async () => {
  const [founder, investor] = [await enter("founder"), await enter("investor")];
  const pages = [
    ...["/startup/dashboard", "/startup/profil", "/account", "/blog", "/blog/bsa-air-plafond"].map(founder.get),
    ...["/investisseur/dashboard", "/investor-profile"].map(investor.get),
    investor.get("/startup/dashboard"),
  ];
  for (const page of pages) {
    const { text } = await page;
    expect(["<header", "<main", "<footer"].map((tag) => text.split(tag).length - 1)).toEqual([1, 1, 1]);
    expect(text.slice(text.indexOf("<main"), text.indexOf("</main"))).not.toMatch(/<(header|footer)/);
  }
});

test("a founder's first visit leads to the welcome without script too, until it was passed over", async () => {
  const { get, send } = await enter("founder", { lang: "fr", isNew: true });
  const link = /<noscript><a href="\/startup\/bienvenue"[^>]*>Bienvenue dans ton cockpit</;
  expect((await get("/startup/dashboard")).text).toMatch(link);
  await send("/startup/bienvenue", { intent: "skip" });
  expect((await get("/startup/dashboard")).text).not.toMatch(link);
});

test("the end of the welcome is said on the cockpit, passing it over is not", async () => {
  const said = "Ton cockpit est prêt";
  const { get, send } = await enter("founder", { lang: "fr", isNew: true });
  expect((await get("/startup/dashboard?done=welcome")).text).not.toContain(said);
  const { to } = await send("/startup/bienvenue", { intent: "finish", step: "3" });
  expect((await get(to)).text).toContain(said);
  expect((await get("/startup/dashboard?done=welcome")).text).not.toContain(said);
  const another = await enter("founder", { lang: "fr", isNew: true });
  expect((await another.send("/startup/bienvenue", { intent: "skip" })).to).toBe("/startup/dashboard");
});

test("a founder sees the applications of their own e-mail, with when an answer is due", async () => {
  const { email, address } = somebody();
  const { text } = await ask(site.port, "/application");
  const intake = /name="intake" value="([\d-]+)"/.exec(text)?.[1] ?? "";
  expect((await post(site.port, "/application", programmeFields(email, { intake }), address)).status).toBe(303);
  const founder = await enter("founder", { email });
  const page = await founder.get("/startup/dashboard?lang=fr");
  for (const part of ["En cours de lecture", "Première réponse", "Au plus tard le"]) expect(page.text).toContain(part);
  const link = /href="(\/application\/status\/[^"#]+)"/.exec(page.text)?.[1] ?? "";
  expect((await ask(site.port, link)).status).toBe(200);
  const other = await enter("founder");
  expect((await other.get("/startup/dashboard")).text).not.toContain("/application/status/");
});

describe("the investor's pages", () => {
  test("answer at all their addresses and say that approval is pending, until somebody has said yes or no", async () => {
    const pending = await enter("investor", { firstName: "Ali", approved: false, lang: "fr" });
    for (const path of ["/investisseur/dashboard", "/investor-dashboard"]) {
      const { status, text } = await pending.get(path);
      expect(status).toBe(200);
      for (const part of [
        ...["Tableau de bord Investisseur", "Bonjour Ali", "Profil complété à 0 %", "Informations"],
        ...["Focus d’investissement", "Investissement", "attend d’être validé", "Infos de base"],
      ])
        expect(text, part).toContain(part);
    }
    expect((await pending.get("/investor-dashboard")).text).toMatch(/Les opportunités arrivent bientôt/);
    const english = await pending.get("/investor-dashboard?lang=en");
    for (const part of ["waiting for approval", "Opportunities are coming soon"]) expect(english.text).toContain(part);
    const approved = await enter("investor", { approved: true });
    expect((await approved.get("/investor-dashboard?lang=en")).text).not.toContain("waiting for approval");
    const admin = await enter("admin");
    expect((await admin.send(`/admin/people/${pending.id}`, { intent: "refuse", reason: "Trop tôt." })).status).toBe(
      303,
    );
    const again = await enter("investor", { email: pending.email });
    const refused = await again.get("/investor-dashboard?lang=en");
    for (const part of ["Your account is not approved.", 'href="/about#contact"']) expect(refused.text).toContain(part);
    expect(refused.text).not.toMatch(/waiting for approval|next move is ours|Opportunities are coming soon/);
    expect((await again.get("/investor-dashboard?lang=fr")).text).toContain("n’est pas validé");
    const founder = await enter("founder");
    for (const path of ["/investisseur/dashboard", "/investor-profile"])
      expect((await founder.get(path)).status).toBe(403);
  });

  test("keep a profile step by step; a ticket of nothing stays nothing", async () => {
    const investor = await enter("investor", { lang: "fr" });
    await investor.send("/investor-profile", { company_name: "Saline Capital", step: "1" });
    const tickets = { ticket_size_min: "0", ticket_size_max: "", step: "3" };
    const saved = await investor.send(
      "/investor-profile",
      tickets,
      "&investment_stages=seed&investment_stages=pre_seed",
    );
    expect(saved.to).toMatch(/^\/investor-profile\?step=3&mark=[\w-]{22}&done=saved$/);
    expect((await investor.get(saved.to)).text).toContain("Section sauvegardée");
    expect(await rowOf("investor_profiles", investor.id)).toMatchObject({
      company_name: "Saline Capital",
      ticket_size_min: 0,
      ticket_size_max: null,
    });
    const done = await investor.send("/investor-profile", { step: "4", intent: "finish" }, "&investment_focus=b2b");
    expect(done.to).toMatch(/^\/investisseur\/dashboard\?mark=[\w-]{22}&done=profile$/);
    const { text } = await investor.get(done.to);
    for (const part of [
      "Profil complété !",
      "enregistrées avec succès",
      "Profil complété à 50 %",
      "à partir de 0 €",
      "Seed",
    ])
      expect(text, part).toContain(part);
  });

  test("save crossed tickets as a draft and hold Terminer back at them, with what was typed", async () => {
    const investor = await enter("investor", { lang: "en" });
    const message = "Raise the largest ticket: it can’t be below the smallest";
    const saved = await investor.send("/investor-profile", {
      ticket_size_min: "50k",
      ticket_size_max: "60k",
      step: "3",
    });
    expect(saved.status).toBe(303);
    expect((await investor.send("/investor-profile", { ticket_size_max: "10 000", step: "3" })).status).toBe(303);
    const finish = { step: "4", intent: "finish" };
    const refused = await investor.send("/investor-profile?lang=en&step=4", finish, "&investment_focus=b2b");
    expect([refused.status, refused.text.includes(message)]).toEqual([422, true]);
    expect(refused.text).toMatch(/<input[^>]*name="ticket_size_max"[^>]*value="10000"/);
    expect(await rowOf("investor_profiles", investor.id)).toMatchObject({ investment_focus: ["b2b"] });
    const both = { ticket_size_min: "50k", ticket_size_max: "12,5k", step: "3", intent: "finish" };
    const again = await investor.send("/investor-profile?lang=en&step=3", both, "&investment_stages=seed");
    expect([again.status, again.text.includes(message), again.text.includes('value="12,5k"')]).toEqual([
      422,
      true,
      true,
    ]);
    expect(again.text).toMatch(/<input[^>]*value="seed"[^>]*checked|<input[^>]*checked[^>]*value="seed"/);
    const done = await investor.send("/investor-profile", { ticket_size_max: "90k", step: "3", intent: "finish" });
    expect(done.to).toMatch(/^\/investisseur\/dashboard\?mark=[\w-]{22}&done=profile$/);
  });

  test("refuse foreign links, and store nothing of them", async () => {
    const investor = await enter("investor", { lang: "en" });
    const link = await investor.send("/investor-profile?step=2", {
      linkedin_url: "https://evil.example/linkedin.com",
      step: "2",
    });
    expect(link.status).toBe(422);
    expect(await rowOf("investor_profiles", investor.id)).toBeUndefined();
  });

  test("go on with an address that is not LinkedIn’s: it is no link, and asked for at the end", async () => {
    const investor = await enter("investor", { lang: "en" });
    for (const linkedin_url of ["zoe-martin", "https://linkedin.com.evil.example/in/zoe", "javascript:alert(1)"]) {
      const next = { linkedin_url, bio: "Twenty years.", step: "2", intent: "next" };
      expect((await investor.send("/investor-profile?step=2", next)).to).toMatch(/step=3/);
      expect((await investor.get("/investor-profile?step=2")).text).toContain(`value="${linkedin_url}"`);
      expect((await investor.get("/investisseur/dashboard")).text).not.toContain(`href="${linkedin_url}"`);
      const finished = await investor.send("/investor-profile?step=4", { step: "4", intent: "finish" });
      expect([finished.status, finished.text.includes('name="linkedin_url"')]).toEqual([422, true]);
    }
    const right = { linkedin_url: "https://www.linkedin.com/in/zoe", step: "2", intent: "finish" };
    expect((await investor.send("/investor-profile?step=2", right)).to).toMatch(/^\/investisseur\/dashboard/);
  });

  test("show the registrations of their own e-mail", async () => {
    const { email, address } = somebody();
    const sent = {
      fullName: "Ali",
      email,
      firm: "",
      investorType: "vc",
      ticket: "100k-300k",
      stages: "seed",
      sectors: "saas",
      linkedin: "",
      risk: "on",
    };
    expect((await post(site.port, "/investors/register", sent, address)).status).toBe(303);
    const investor = await enter("investor", { email });
    expect((await investor.get("/investor-dashboard?lang=en")).text).toContain("Registration sent on ");
  });
});

describe("hostile text", () => {
  const expectText = ({ status, text }: { status: number; text: string }, where: string) => {
    expect([where, status === 200 || status === 422]).toEqual([where, true]);
    const markup = text.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
    expect(alive.exec(markup.replace(/="[^"]*"/g, '=""'))?.[0], where).toBeUndefined();
    expect(/\b(?:href|src|action)="\s*(?:javascript|data|vbscript):[^"]*/i.exec(markup)?.[0], where).toBeUndefined();
    expect([where, text.match(/<\/script>/g)?.length]).toEqual([where, text.match(/<script\b/g)?.length]);
  };

  test.each(Object.entries(hostile))("is text to whoever wrote it (%s)", async (_, written) => {
    const text = written.slice(0, 150);
    const { email, address } = somebody();
    const applied = { companyName: text.slice(0, 100), pitch: text, fullName: "Zoé" };
    const form = await ask(site.port, "/application");
    const intake = /name="intake" value="([\d-]+)"/.exec(form.text)?.[1] ?? "";
    const sent = await post(site.port, "/application", programmeFields(email, { ...applied, intake }), address);
    expect(sent.status).toBe(303);
    // Uses the hostile text as a name only if it is printable ASCII, because the test passes names in an HTTP header.
    const named = /^[\x20-\x7e]*$/.test(text) ? { firstName: text, lastName: text } : {};
    const founder = await enter("founder", { email, ...named });
    for (const step of [1, 2, 3, 4]) {
      const free = (founderSteps[step - 1] ?? []).filter((name) => whole[name] === undefined || name.endsWith("_name"));
      const typed = Object.fromEntries(free.map((name) => [name, text]));
      const saved = await founder.send("/startup/profil", { ...typed, step: String(step) });
      if (saved.status !== 303) expectText(saved, `step ${step} refused`);
      expectText(await founder.get(`/startup/profil?step=${step}`), `step ${step}`);
    }
    const dashboard = await founder.get("/startup/dashboard");
    expectText(dashboard, "dashboard");
    const status = /href="(\/application\/status\/[^"#]+)"/.exec(dashboard.text)?.[1] ?? "";
    for (const path of [status, `${status}/change`, "/account", "/", "/privacy/my-data/open"])
      expectText(await founder.get(path), path);
    const investor = await enter("investor", named);
    const wrong = await investor.send("/investor-profile", { linkedin_url: text, bio: text, step: "2" });
    if (wrong.status !== 303) expectText(wrong, "investor refused");
    for (const [step, name] of ["company_name", "bio"].entries())
      expect((await investor.send("/investor-profile", { [name]: text, step: String(step + 1) })).status).toBe(303);
    for (const path of ["/investor-profile?step=1", "/investor-profile?step=2", "/investisseur/dashboard"])
      expectText(await investor.get(path), path);
  });
});
