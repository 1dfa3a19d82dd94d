import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { events } from "../../content/events.ts";
import type { Event } from "../../domain/content/content.ts";
import { pathOf } from "../../app/paths.ts";
import { signInAs } from "../peers/sign-in.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { type RunningSite, type Site, startSite } from "../peers/site.ts";
import { applicationFields, ask, formBody, post, somebody, urlencoded } from "./ask.ts";
import { leadsIn } from "./stored.ts";
import { until } from "./until.ts";

const form = "https://forms.example/pitch?a=1&b=2";
const session: Event = {
  ...(events[0] as Event),
  name: { en: "Spring </script><b>session", fr: "Session </script><b>de printemps" },
  startsOn: "2035-03-29",
  endsOn: "2035-03-30",
  startTime: "14:00",
  endTime: "18:30",
  place: { en: "Lattes, France", fr: "Lattes" },
  applicationsCloseOn: "2035-03-01",
};

const later: Event = {
  ...session,
  id: "march-2024",
  name: { en: "Summer session", fr: "Session d’été" },
  startsOn: "2035-06-20",
  endsOn: null,
  applicationsCloseOn: null,
  format: "quarterly",
  capacity: 1,
};

const site = sharedSite();
let announced: Site;

beforeAll(async () => {
  announced = await startSite({
    env: { TRUST_PROXY: "1", PITCH_FORM_URL: form, INVESTOR_FORM_URL: "https://forms.example/investor" },
    records: [session, later],
  });
});
afterAll(() => announced?.dispose());

const get = async (from: RunningSite, path: string) => (await ask(from.port, path)).text;
const spaced = (html: string) => html.replaceAll("&#x27;", "'").replaceAll(/\s+/g, " ");
const dataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json) as Record<string, unknown> & { "@type": string },
  );

async function dashboard(from: RunningSite, role: "founder" | "investor", lang: string) {
  const { cookie } = await signInAs(from, role);
  const { text } = await ask(from.port, `/${role === "founder" ? "startup" : "investor"}-dashboard?lang=${lang}`, {
    headers: { cookie },
  });
  return spaced(text).replaceAll(/<!-- -->/g, "");
}

describe("while no date is set", () => {
  test.each([
    ["en", "Next date to be announced", "Last session: June 17 and 18, 2025 — applications closed June 15"],
    ["fr", "Prochaine date pas encore fixée", "Dernière session : 17 et 18 juin 2025 — candidatures closes le 15 juin"],
  ])("in %s the last session is said to be the last, and one can ask to be told", async (lang, none, last) => {
    const html = await get(site, `/pitch-session?lang=${lang}`);
    const text = spaced(html);
    expect(text).toContain(none);
    expect(text).toContain(last);
    expect(html).toContain('action="/pitch-session/notify"');
    expect(html).not.toMatch(/\/calendar"/);
    expect(dataIn(html).map((data) => data["@type"])).toEqual(["BreadcrumbList", "FAQPage"]);
    for (const role of ["founder", "investor"] as const) {
      const own = await dashboard(site, role, lang);
      for (const part of [none, last]) expect(own, role).toContain(part);
    }
  });

  test("the page's questions are its data", async () => {
    const html = await get(site, "/pitch-session");
    const faq = dataIn(html).find((data) => data["@type"] === "FAQPage");
    const questions = faq?.["mainEntity"] as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions).toHaveLength(5);
    for (const { name, acceptedAnswer } of questions)
      for (const part of [name, acceptedAnswer.text]) expect(html).toContain(part);
  });

  test("our own form opens in a tab of its own, and its button speaks of the price", async () => {
    const html = await get(site, "/pitch-session?lang=fr");
    const links = html.match(/<a href="\/pitch-session\/apply"[^>]*>.*?<\/a>/g) ?? [];
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link).toMatch(/target="_blank" rel="noopener"/);
      expect(spaced(link)).toContain("tarif communiqué avant confirmation");
    }
  });

  test("an application counts for the session to come", async () => {
    const { email, address } = somebody();
    expect((await post(site.port, "/pitch-session/apply", applicationFields(email), address)).status).toBe(303);
    expect((await leadsIn(site)).find((lead) => lead["email"] === email)).toMatchObject({
      form: "pitch-application",
      payload: { website: "https://etang.example" },
    });
  });

  test("what no list offers and what is no address is refused, in words; no website is fine", async () => {
    const { email, address } = somebody();
    const wrong = { stage: "unicorn", sector: "", website: "javascript:alert(1)", fullName: " " };
    const refused = await post(site.port, "/pitch-session/apply", applicationFields(email, wrong), address);
    expect(refused.status).toBe(422);
    for (const message of [
      "choose the stage",
      "choose the closest sector",
      "an address like example.com",
      "your full name",
    ])
      expect(refused.text).toContain(message);
    const without = await post(site.port, "/pitch-session/apply", applicationFields(email, { website: "" }), address);
    expect(without.status).toBe(303);
  });
});

describe("once a date is set", () => {
  test("it is shown with its hours, its format and its closing day; the session before is the last", async () => {
    const text = spaced(await get(announced, "/pitch-session"));
    for (const part of [
      "Next session",
      "29 and 30 March 2035",
      "14:00 to 18:30, Paris time",
      "Large session, 40 startups at most",
      "Open until 1 March, 23:59, Paris time",
      "Last session: May 27 and 28, 2025<",
    ])
      expect(text).toContain(part);
    expect(text).not.toContain("Next date to be announced");
    expect(text).not.toContain("/pitch-session/notify");
  });

  test("search engines are told, and its name cannot leave the script it stands in", async () => {
    const html = await get(announced, "/pitch-session?lang=fr");
    const event = dataIn(html).find((data) => data["@type"] === "Event");
    expect(event).toMatchObject({
      name: "Session </script><b>de printemps",
      startDate: "2035-03-29T14:00:00+02:00",
      endDate: "2035-03-30T18:30:00+02:00",
      location: { name: "Lattes" },
      url: `${announced.url}/pitch-session`,
    });
    expect(html).not.toContain("</script><b>");
  });

  test("its file can be put in a calendar", async () => {
    const { status, headers, text } = await ask(announced.port, "/pitch-session/june-2025/calendar");
    expect([status, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="[\w-]+\.ics"$/);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nDTSTART;TZID=Europe\/Paris:20350329T140000\r\n/);
    expect((await ask(announced.port, "/pitch-session/session-4/calendar")).status).toBe(404);
    expect((await ask(announced.port, "/pitch-session/none/calendar")).status).toBe(404);
  });

  test("it is on the dashboards too, with the forms that were configured in a tab of their own", async () => {
    const founder = await dashboard(announced, "founder", "en");
    const investor = await dashboard(announced, "investor", "en");
    for (const text of [founder, investor])
      for (const part of ["29 and 30 March 2035", "Last session: May 27 and 28, 2025<"]) expect(text).toContain(part);
    const opens = (address: string) => new RegExp(`<a href="${address}" target="_blank" rel="noopener"`);
    expect(founder).toMatch(opens("https://forms.example/pitch\\?a=1&amp;b=2"));
    expect(founder).not.toContain('href="/pitch-session/apply"');
    expect(investor).toMatch(opens("https://forms.example/investor"));
    expect(investor).not.toContain('href="/investors/register"');
  });

  test("a form that was configured takes the place of ours, in a tab of its own", async () => {
    const html = await get(announced, "/pitch-session");
    const links = [...html.matchAll(/<a href="(https:\/\/forms[^"]*)" target="_blank" rel="noopener"/g)];
    expect(links.map(([, href]) => href?.replaceAll("&amp;", "&"))).toEqual([
      form,
      form,
      form,
      "https://forms.example/investor",
    ]);
    expect(html).not.toContain('href="/pitch-session/apply"');
  });

  test("an application is for that session", async () => {
    const { email, address } = somebody();
    expect(spaced(await get(announced, "/pitch-session/apply"))).toContain("29 and 30 March 2035.");
    await post(announced.port, "/pitch-session/apply", applicationFields(email), address);
    expect((await leadsIn(announced)).find((lead) => lead["email"] === email)).toMatchObject({
      payload: { session: "june-2025" },
    });
  });

  test("on the desk a startup is accepted for it, and for none that is full", async () => {
    const { cookie } = await signInAs(announced, "admin");
    const applied = async (email = somebody().email) => {
      await post(announced.port, "/pitch-session/apply", applicationFields(email), somebody().address);
      return String((await leadsIn(announced)).find((lead) => lead["email"] === email)?.["id"]);
    };
    const [one, other] = [await applied(), await applied()];
    const read = async (id: string, lang = "en") =>
      spaced((await ask(announced.port, `/admin/leads/${id}?lang=${lang}`, { headers: { cookie } })).text).replaceAll(
        "<!-- -->",
        "",
      );
    const send = async (id: string, fields: Record<string, string>) =>
      ask(announced.port, `/admin/leads/${id}?lang=en`, {
        method: "POST",
        headers: { ...urlencoded, origin: announced.url, cookie },
        body: formBody({ lead: id, ...fields }),
      });
    expect(await read(one)).toMatch(/29 and 30 March 2035<br\/>0 of 40 places taken.*20 June 2035<br\/>0 of 1 places/);
    expect((await send(one, { intent: "place", session: "may-2025" })).status).toBe(422);
    expect((await send(one, { intent: "place", session: later.id })).status).toBe(303);
    expect(await read(one)).toContain("Accepted for Summer session, ");
    expect(await read(other)).toContain("Full: no one else can be accepted.");
    expect(await read(other)).not.toMatch(/<button[^>]*value="march-2024"/);
    const refused = await send(other, { intent: "place", session: later.id });
    expect([refused.status, refused.text.includes("the last place has just been taken")]).toEqual([409, true]);
    const record = async (id: string) =>
      (await ask(announced.port, `${pathOf("admin-record", { kind: "event", id })}?lang=en`, { headers: { cookie } }))
        .text;
    const listed = await record(later.id);
    expect(listed).toContain("or startups have applied: it has to stay, with its date.");
    expect(listed).not.toContain('value="delete"');
    expect(await record("session-4")).toContain('value="delete"');
    expect(listed).toContain(`href="${pathOf("admin-lead", { id: one })}"`);
    expect(listed).not.toContain(`href="${pathOf("admin-lead", { id: other })}"`);
    const proposed = (await ask(announced.port, pathOf("admin-sessions"), { headers: { cookie } })).text;
    for (const part of [`href="${pathOf("admin-lead", { id: one })}"`, `href="${pathOf("admin-lead", { id: other })}"`])
      expect(proposed).toContain(part);
    expect(await read(one)).toContain("No account.");
    const founder = somebody().email;
    await signInAs(announced, "founder", { email: founder });
    // Anybody can apply with a founder's e-mail, so the desk must warn about the public form.
    expect(await read(await applied(founder))).toContain("It came through the public form");
    const { text: listedThen } = await ask(announced.port, "/admin/sessions?lang=en", { headers: { cookie } });
    expect(listedThen.match(/Public form: check the sender/g)).toHaveLength(1);
    const [, place = ""] = /name="place" value="([^"]+)"/.exec(await read(one)) ?? [];
    const takingBack = { intent: "place-back", session: later.id };
    expect((await send(one, { ...takingBack, place: other })).status).toBe(409);
    expect((await send(one, { ...takingBack, place })).status).toBe(303);
    expect((await send(other, { intent: "place", session: later.id })).status).toBe(303);
    expect(await read(other, "fr")).toContain("Retenue pour Session d’été, ");
    const log = spaced((await ask(announced.port, "/admin/audit?lang=en", { headers: { cookie } })).text);
    for (const part of ["Gave a startup a place", "Took back a place at a Pitch Session"]) expect(log).toContain(part);
  });
});

describe("once its places are all taken", () => {
  let cookie: string;
  let accepted: string;
  const apply = async () => {
    const { email, address } = somebody();
    await post(announced.port, "/pitch-session/apply", applicationFields(email), address);
    return (await leadsIn(announced)).find((lead) => lead["email"] === email);
  };
  const act = (fields: Record<string, string>) =>
    ask(announced.port, `/admin/leads/${accepted}`, {
      method: "POST",
      headers: { ...urlencoded, origin: announced.url, cookie },
      body: formBody({ lead: accepted, ...fields }),
    });
  const card = (html: string) => /<div class="session-card">[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
  const shown = async (path: string) => spaced(card(await get(announced, path)));

  /**
   * Waits until the session's card contains the text, because cached pages are renewed up to two seconds after a
   * change.
   */
  const isSoon = (text: string) =>
    vi.waitFor(async () => expect(await shown("/pitch-session")).toContain(text), { timeout: 20_000 });

  beforeAll(async () => {
    await announced.restartWith([
      { ...session, capacity: 1 },
      { ...later, startsOn: null },
    ]);
    ({ cookie } = await signInAs(announced, "admin"));
    accepted = String((await apply())?.["id"]);
    expect(await shown("/pitch-session")).toContain("Open until 1 March");
    expect((await act({ intent: "place", session: session.id })).status).toBe(303);
    await isSoon("Full: every place is taken");
  });

  test.each([
    ["en", "Full: every place is taken", "once the next session’s date is set"],
    ["fr", "Complet : toutes les places sont prises", "dès que la date de la session suivante est fixée"],
  ])(
    "in %s the card says so, offers no application to it and lets people be told of the one after",
    async (lang, full, after) => {
      for (const path of ["/pitch-session", "/investors"]) {
        const text = await shown(`${path}?lang=${lang}`);
        for (const part of [full, after, 'action="/pitch-session/notify"', "/calendar"])
          expect(text, path).toContain(part);
        expect(text, path).not.toContain(form.replace("&", "&amp;"));
      }
      const own = await dashboard(announced, "founder", lang);
      for (const part of [full, 'href="/pitch-session/notify"']) expect(own).toContain(part);
      expect(own).not.toContain(form.replace("&", "&amp;"));
      // The places of startups say nothing about the seats of investors.
      expect(await dashboard(announced, "investor", lang)).not.toContain(full);
    },
  );

  test("who applies then is told what for, and applies for the session after; a place given back opens it again", async () => {
    expect(spaced(await get(announced, "/pitch-session/apply?lang=fr")).replaceAll(/<!-- -->/g, "")).toContain(
      "est complète : votre candidature comptera pour la session suivante, dont la date n’est pas encore fixée.",
    );
    expect((await apply())?.["payload"]).not.toHaveProperty("session");
    expect((await act({ intent: "place-back", session: session.id })).status).toBe(303);
    await isSoon("Open until 1 March");
    expect(await shown("/pitch-session")).not.toContain("/pitch-session/notify");
    expect((await apply())?.["payload"]).toMatchObject({ session: session.id });
  });
});

describe("while the next session takes no applications", () => {
  const closed = { ...session, applicationsCloseOn: "2025-03-01", name: { en: "Spring session", fr: "Printemps" } };
  const plain = async (path: string, cookie = "") =>
    spaced((await ask(announced.port, path, { headers: { cookie } })).text).replaceAll("<!-- -->", "");
  const apply = async (lang: string) => {
    const { email, address } = somebody();
    const sent = await post(announced.port, `/pitch-session/apply?lang=${lang}`, applicationFields(email), address);
    const to = String(sent.headers["location"]);
    const mail = await until(() => announced.mails().find((each) => each.includes(`To: ${email}\n`)), "The mail");
    const lead = (await leadsIn(announced)).find((each) => each["email"] === email);
    return { lead, mail: spaced(mail), receipt: await plain(`${to}?lang=${lang}`) };
  };

  describe("and a later one does", () => {
    beforeAll(() => announced.restartWith([closed, { ...later, capacity: null }]));

    test.each([
      [
        "en",
        "Spring session is closed to applications: you’re applying for Summer session, 20 June 2035.",
        "You applied for Summer session, 20 June 2035.",
        "Your application is for “Summer session”, 20 June 2035.",
      ],
      [
        "fr",
        "Printemps ne prend plus de candidatures : vous candidatez pour Session d’été, 20 juin 2035.",
        "Vous avez candidaté pour Session d’été, 20 juin 2035.",
        "Votre candidature est pour « Session d’été », 20 juin 2035.",
      ],
    ])("in %s the form, the receipt and the mail name that one", async (lang, form, receipt, mail) => {
      expect(await plain(`/pitch-session/apply?lang=${lang}`)).toContain(form);
      const sent = await apply(lang);
      expect(sent.lead?.["payload"]).toMatchObject({ session: later.id });
      expect(sent.receipt).toContain(receipt);
      expect(sent.mail).toContain(mail);
    });

    test("who asks for a date is told that one, and hears of the one after it", async () => {
      expect(await plain("/pitch-session/notify?lang=en")).toContain("Summer session, 20 June 2035. Leave");
      expect(await plain("/pitch-session/notify?lang=fr")).toContain("Session d’été, 20 juin 2035. Laissez");
      const { email, address } = somebody();
      await post(announced.port, "/pitch-session/notify?lang=en", { email }, address);
      expect((await leadsIn(announced)).find((each) => each["email"] === email)).toMatchObject({
        payload: { after: later.id },
      });
    });
  });

  describe("nor does any other", () => {
    beforeAll(() => announced.restartWith([closed, { ...later, capacity: null, applicationsCloseOn: "2025-03-02" }]));

    test.each([
      [
        "en",
        "Summer session is closed to applications: your application counts for the session after it, whose date isn’t set yet.",
        "You applied for the session after Summer session, 20 June 2035.",
        "Your application is for the session after “Summer session”, 20 June 2035.",
        "For the session after",
      ],
      [
        "fr",
        "Session d’été ne prend plus de candidatures : votre candidature comptera pour la session suivante, dont la date n’est pas encore fixée.",
        "Vous avez candidaté pour la session qui suivra Session d’été, 20 juin 2035.",
        "Votre candidature est pour la session qui suivra « Session d’été », 20 juin 2035.",
        "Pour la session qui suivra",
      ],
    ])("in %s all name the last of them, and the desk too", async (lang, form, receipt, mail, desk) => {
      expect(await plain(`/pitch-session/apply?lang=${lang}`)).toContain(form);
      const sent = await apply(lang);
      expect(sent.lead?.["payload"]).toMatchObject({ after: later.id });
      expect(sent.receipt).toContain(receipt);
      expect(sent.mail).toContain(mail);
      const { cookie } = await signInAs(announced, "admin");
      const shown = await plain(`/admin/leads/${String(sent.lead?.["id"])}?lang=${lang}`, cookie);
      expect(shown).toContain(desk);
      expect(shown).toMatch(lang === "en" ? /Summer session, 20 June 2035/ : /Session d’été, 20 juin 2035/);
    });

    test.each([
      [
        "en",
        "The next session takes no more applications: yours will be for a later one.",
        "takes no more applications. Leave",
      ],
      [
        "fr",
        "La prochaine session ne prend plus de candidatures : la vôtre comptera pour une suivante.",
        "ne prend plus de candidatures. Laissez",
      ],
    ])("in %s the buttons to apply say so, and so does the form for a date", async (lang, note, told) => {
      await vi.waitFor(async () => expect((await plain(`/pitch-session?lang=${lang}`)).split(note)).toHaveLength(3), {
        timeout: 20_000,
      });
      expect(await plain(`/pitch-session/notify?lang=${lang}`)).toContain(told);
    });
  });
});
